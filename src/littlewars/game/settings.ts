import { PROGRAM_PACES } from '../../shell/programPace';
import { PACES } from '../../shell/replay';
import { count, oneOf, yesOrNo, type ValuesOf } from '../../shell/settings';
import { SIDES, type Side } from '../engine/types';

/** Whose back line may be at the bottom of the plan: the mover's, or always Red's or Blue's. */
export const SEEN_FROM = ['mover', ...SIDES] as const;
/** Whose back line is at the bottom of the plan: the mover's, or always Red's or Blue's. */
export type SeenFrom = (typeof SEEN_FROM)[number];

/** When the observer's circle is drawn: for a beginner's first shots, always, or never. */
const OBSERVERS = ['beginner', 'on', 'off'] as const;
/** The number of shots for which a beginner gets the observer's circle. */
const OBSERVED_SHOTS = 3;

/** The key in the browser's storage under which the settings of Little Wars are stored. */
export const SETTINGS_KEY = 'little-wars/settings';

/** The settings that a player of Little Wars chooses, by name, each with how it is read and its default. */
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
/** The values of the settings that a player of Little Wars chooses, by their names, such as `seenFrom` or `pace`. */
export type LittleWarsChoices = ValuesOf<typeof LITTLE_WARS_CHOICES>;

/** All settings of Little Wars that a browser stores: those that a player chooses, and the number of shots fired. */
export const LITTLE_WARS_SETTINGS = {
  ...LITTLE_WARS_CHOICES,
  /** The shots fired in this browser, in any battle; beyond a beginner's they are not counted. */
  shotsFired: count(0),
};
/**
 * The values of all settings of Little Wars that a browser stores, by their names: those that a player chooses, and
 * `shotsFired`, the number of shots fired.
 */
export type LittleWarsSettings = ValuesOf<typeof LITTLE_WARS_SETTINGS>;

/** Returns the side whose back line is at the bottom of the plan, by the player's setting and the side that moves. */
export const lineBelow = (seenFrom: SeenFrom, mover: Side): Side =>
  seenFrom === 'mover' ? mover : seenFrom;

/**
 * Returns whether a circle is drawn around the place where the last shot struck: always, never, or for a beginner's
 * first three shots, by the player's setting.
 */
export const isObserved = ({
  observer,
  shotsFired,
}: Pick<LittleWarsSettings, 'observer' | 'shotsFired'>): boolean =>
  observer === 'beginner' ? shotsFired <= OBSERVED_SHOTS : observer === 'on';

/**
 * Returns the change of the settings by which one more shot is counted; beyond a beginner's three shots the number
 * stays at four.
 */
export const shotCounted = ({
  shotsFired,
}: Pick<LittleWarsSettings, 'shotsFired'>): Partial<LittleWarsSettings> => ({
  shotsFired: Math.min(OBSERVED_SHOTS, shotsFired) + 1,
});
