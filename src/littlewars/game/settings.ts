import { oneOf, type ValuesOf } from '../../shell/settings';
import { SIDES, type Side } from '../engine/types';

/** From whose back line the plan is seen: that of whoever moves, or always the same. */
export const SEEN_FROM = ['mover', ...SIDES] as const;
export type SeenFrom = (typeof SEEN_FROM)[number];

/** What each browser keeps for those who play Little Wars, whatever the battle. */
export const LITTLE_WARS_SETTINGS = {
  lwSeenFrom: oneOf(SEEN_FROM, 'mover'),
};
export type LittleWarsSettings = ValuesOf<typeof LITTLE_WARS_SETTINGS>;

/** The side whose back line is below. */
export const lineBelow = (seenFrom: SeenFrom, mover: Side): Side =>
  seenFrom === 'mover' ? mover : seenFrom;
