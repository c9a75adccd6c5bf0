import { PROGRAM_PACES } from '../../shell/programPace';
import { PACES } from '../../shell/replay';
import { count, oneOf, yesOrNo, type ValuesOf } from '../../shell/settings';
import { SIDES, type Side } from '../engine/types';

/** Whose back line is at the bottom of the plan: the mover's, or always the same side's. */
export const SEEN_FROM = ['mover', ...SIDES] as const;
/** Whose back line is at the bottom of the plan: one of `SEEN_FROM`. */
export type SeenFrom = (typeof SEEN_FROM)[number];

/** When the observer's circle is drawn: for a beginner's first shots, always, or never. */
const OBSERVERS = ['beginner', 'on', 'off'] as const;
/** The number of shots for which a beginner gets the observer's circle. */
const OBSERVED_SHOTS = 3;

/** The storage key of the settings of Little Wars, which a first visit to the page does not read. */
export const SETTINGS_KEY = 'little-wars/settings';

/** The settings of Little Wars that a player chooses. */
export const LITTLE_WARS_CHOICES = {
  seenFrom: oneOf(SEEN_FROM, 'mover'),
  /** Whether the clock stops while the page is hidden. */
  clockHidden: yesOrNo(true),
  /** The speed of a replay. */
  pace: oneOf(PACES, 'normal'),
  /** How fast the acts of a program are shown. */
  programPace: oneOf(PROGRAM_PACES, 'quick'),
  observer: oneOf(OBSERVERS, 'beginner'),
  /** Whether the hit of a shot is shown again from close by. */
  hitAgain: yesOrNo(true),
};
/** The values of the settings that a player of Little Wars can choose. */
export type LittleWarsChoices = ValuesOf<typeof LITTLE_WARS_CHOICES>;

/** The settings of Little Wars that each browser stores, for all its battles. */
export const LITTLE_WARS_SETTINGS = {
  ...LITTLE_WARS_CHOICES,
  /** The shots fired in this browser, in any battle; beyond a beginner's they are not counted. */
  shotsFired: count(0),
};
/** The values of all settings of Little Wars. */
export type LittleWarsSettings = ValuesOf<typeof LITTLE_WARS_SETTINGS>;

/** Returns the side whose back line is at the bottom of the plan, by the setting and the side that moves. */
export const lineBelow = (seenFrom: SeenFrom, mover: Side): Side =>
  seenFrom === 'mover' ? mover : seenFrom;

/** Returns whether the circle of the observer, which shows where a shot fell, is drawn around the last impact. */
export const isObserved = ({
  observer,
  shotsFired,
}: Pick<LittleWarsSettings, 'observer' | 'shotsFired'>): boolean =>
  observer === 'beginner' ? shotsFired <= OBSERVED_SHOTS : observer === 'on';

/** Returns the changes of the settings that count one more shot. */
export const shotCounted = ({
  shotsFired,
}: Pick<LittleWarsSettings, 'shotsFired'>): Partial<LittleWarsSettings> => ({
  shotsFired: Math.min(OBSERVED_SHOTS, shotsFired) + 1,
});
