import { PACES } from '../../shell/replay';
import { count, oneOf, yesOrNo, type ValuesOf } from '../../shell/settings';
import { SIDES, type Side } from '../engine/types';

/** From whose back line the plan is seen: that of whoever moves, or always the same. */
export const SEEN_FROM = ['mover', ...SIDES] as const;
export type SeenFrom = (typeof SEEN_FROM)[number];

/** When the observer's circle is drawn: for a beginner's first shots, always, or never. */
export const OBSERVERS = ['beginner', 'on', 'off'] as const;
/** For how many shots a beginner is given it. */
export const OBSERVED_SHOTS = 3;

/** Where a browser keeps them, beside its other texts: not among those that a first visit reads. */
export const SETTINGS_KEY = 'little-wars/settings';

/** What somebody may choose. */
export const LITTLE_WARS_CHOICES = {
  seenFrom: oneOf(SEEN_FROM, 'mover'),
  /** The clock stops while the page is out of sight. */
  clockHidden: yesOrNo(true),
  /** How fast a battle is replayed. */
  pace: oneOf(PACES, 'normal'),
  observer: oneOf(OBSERVERS, 'beginner'),
};
export type LittleWarsChoices = ValuesOf<typeof LITTLE_WARS_CHOICES>;

/** What each browser keeps for those who play Little Wars, whatever the battle. */
export const LITTLE_WARS_SETTINGS = {
  ...LITTLE_WARS_CHOICES,
  /** Shots that were fired in this browser, in whatever battle: all beyond a beginner's count as one. */
  shotsFired: count(0),
};
export type LittleWarsSettings = ValuesOf<typeof LITTLE_WARS_SETTINGS>;

/** The side whose back line is below. */
export const lineBelow = (seenFrom: SeenFrom, mover: Side): Side =>
  seenFrom === 'mover' ? mover : seenFrom;

/** Whether the observer's circle is drawn about where the last shot struck. */
export const isObserved = ({
  observer,
  shotsFired,
}: Pick<LittleWarsSettings, 'observer' | 'shotsFired'>): boolean =>
  observer === 'beginner' ? shotsFired <= OBSERVED_SHOTS : observer === 'on';

/** What changes of the settings with one more shot. */
export const shotCounted = ({
  shotsFired,
}: Pick<LittleWarsSettings, 'shotsFired'>): Partial<LittleWarsSettings> => ({
  shotsFired: Math.min(OBSERVED_SHOTS, shotsFired) + 1,
});
