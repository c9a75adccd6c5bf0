import type { Man, Side } from '../../../engine/types';
import type { KriegspielState } from '../../../kriegspiel/types';
import { FIGURES, type Dress, type Figure } from '../../plan/art/figures';
import type { DressOf } from '../../plan/art/Soldier';

// The drawing of men that only Kriegspiel has (kriegspiel.md 1.3): gunners, engineers, the General, cavalrymen on
// foot.

const of = (
  name: string,
  arm: Man['arm'],
  change: (figure: Figure, side: Side) => Partial<Figure>,
): Dress => ({
  name,
  figures: {
    red: { ...FIGURES.red[arm], ...change(FIGURES.red[arm], 'red') },
    blue: { ...FIGURES.blue[arm], ...change(FIGURES.blue[arm], 'blue') },
  },
});

const LEGS = 'M-2.9 0L-2.4 -11H2.4L2.9 0H0.7L0 -7.5L-0.7 0Z';

/** With a sponge on its staff, and a low round cap. */
const GUNNER = of('gunner', 'infantry', ({ facing }, side) => ({
  hat: 'M-2.8 -22.6Q-3 -25.8 0 -26Q3 -25.8 2.8 -22.6Z',
  facing: side === 'red' ? `${LEGS}M-3.5 -16.4H3.5V-14.8H-3.5Z` : facing,
  weapon: 'M5.2 -3V-33M3.7 -33.4H6.7V-29.6H3.7V-33.4',
  surrendered: FIGURES[side].infantry.surrendered,
}));

/** With a spade at the shoulder, an apron and a tall cap. */
const ENGINEER = of('engineer', 'infantry', () => ({
  facing: `${LEGS}M-3.4 -14H3.4L4.4 -3.6H-4.4Z`,
  hat: 'M-2.6 -22.6L-3.4 -27.4H3.4L2.6 -22.6Z',
  weapon: 'M5.4 -4V-25M3.2 -25V-29.6Q5.4 -33 7.6 -29.6V-25ZM4.2 -26.4H6.6M4.2 -28.4H6.6',
}));

/** With a cocked hat and its plume, his arm stretched out. */
const GENERAL = of('general', 'cavalry', ({ facing }) => ({
  hat: 'M-6.6 -29.2Q0 -37 6.6 -29.2Q0 -31.4 -6.6 -29.2ZM-0.8 -33L-1.6 -39.4Q1.6 -41 2.4 -38L0.9 -33Z',
  facing: `${facing}M-6.4 -15.4L-2.6 -15.8L-1 -8.6L-7 -8.8Z`,
  weapon: 'M2.6 -23L8.6 -25.6L13.4 -27.6M13.4 -28.6V-26.6',
}));

/** With a helmet, a sabre at his side and a carbine. */
const DISMOUNTED = of('dismounted', 'infantry', () => ({
  hat: 'M-2.9 -22.2Q-3 -27.6 0 -28Q3 -27.6 2.9 -22.2L4.6 -21.4H-2.9ZM-0.9 -28L-2.4 -31Q1 -33.4 2.8 -29.6Z',
  weapon: 'M-4 -9.6Q-7.4 -5.6 -6.8 -1.4M4.6 -9L3.2 -20',
}));

const LED =
  'M-9.5 -16Q-12.2 -13.5 -11.6 -7.6Q-10.6 -9.4 -9.6 -11L-9.2 -7L-10 0H-8.2L-7 -6.4L-5.6 -8.6Q0 -6.8 4.2 -8.4L5 -6L4.6 0H6.4L7.4 -7.4L8.6 -4L8 0H9.8L10.6 -5L8.6 -11.6Q9.6 -15 11 -18.6L14.2 -17.2L15.6 -19.4L12 -24.2L11.6 -26L10.4 -24.4Q6.4 -23 4.6 -17.8Q-3 -15.6 -9.5 -16Z';

/** A man on foot with a saddled horse behind him and another behind that (2.5). */
const HOLDER = of('holder', 'infantry', (_, side) => ({
  hat: DISMOUNTED.figures[side].hat,
  horse: `${LED}M-12.5 -19Q-15.2 -16.5 -14.6 -10.6L-12.4 -14Q-11 -16.4 -9.8 -17.4L1 -20Q5 -25.6 7.4 -27.4L8.6 -29L9 -27.2L10 -25.6Q5.6 -25 3.4 -19.6Q-4 -17.6 -12.5 -19Z`,
  facing: `${LEGS}M-4.4 -17.4L1.4 -17.8L2 -14.6L-4 -14.2Z`,
  weapon: 'M3 -17.4L9.4 -21M-4 -9.6Q-7.4 -5.6 -6.8 -1.4',
}));

/**
 * Returns a function that returns how a man of a battle is dressed, by his service, whether he is mounted, and whether
 * he is the General; undefined for a man dressed as in Little Wars. Each call returns a new function.
 */
export const dressIn =
  ({
    services,
    generals,
    horses,
  }: Pick<KriegspielState, 'services' | 'generals' | 'horses'>): DressOf =>
  ({ id, side, arm }) => {
    if (generals[side].man === id && arm === 'cavalry') return GENERAL;
    switch (services[id]) {
      case 'artillery':
        return GUNNER;
      case 'engineers':
        return ENGINEER;
      case 'cavalry':
        return arm === 'cavalry' ? undefined : (horses[id]?.length ?? 0) > 0 ? HOLDER : DISMOUNTED;
      default:
        return undefined;
    }
  };
