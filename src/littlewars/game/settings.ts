import { SIDES, type Side } from '../engine/types';

/** From whose back line the plan is seen: that of whoever moves, or always the same. */
export const SEEN_FROM = ['mover', ...SIDES] as const;
export type SeenFrom = (typeof SEEN_FROM)[number];

/** What each browser keeps for those who play Little Wars, whatever the battle. */
export interface LittleWarsSettings {
  readonly seenFrom: SeenFrom;
}

/** Settings as they were kept, as far as they are good; what is missing or damaged is as at a first visit. */
export const settingsOf = (kept: Readonly<Record<string, unknown>>): LittleWarsSettings => ({
  seenFrom: SEEN_FROM.find((each) => each === kept.seenFrom) ?? 'mover',
});

/** The side whose back line is below. */
export const lineBelow = (seenFrom: SeenFrom, mover: Side): Side =>
  seenFrom === 'mover' ? mover : seenFrom;
