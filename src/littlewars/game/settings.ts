import { SIDES, type Side } from '../engine/types';

/** From whose back line the plan is seen: that of whoever moves, or always the same. */
export const SEEN_FROM = ['mover', ...SIDES] as const;
export type SeenFrom = (typeof SEEN_FROM)[number];

/** When the observer's circle is drawn: for a beginner's first shots, always, or never. */
export const OBSERVERS = ['beginner', 'on', 'off'] as const;
/** For how many shots a beginner is given it. */
export const OBSERVED_SHOTS = 3;

/** What each browser keeps for those who play Little Wars, whatever the battle. */
export interface LittleWarsSettings {
  readonly seenFrom: SeenFrom;
  /** The clock stops while the page is out of sight. */
  readonly clockHidden: boolean;
  readonly observer: (typeof OBSERVERS)[number];
  /** Shots that were fired in this browser, in whatever battle: all beyond a beginner's count as one. */
  readonly shotsFired: number;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Settings as they were kept, as far as they are good; what is missing or damaged is as at a first visit. */
export const settingsOf = (kept: Readonly<Record<string, unknown>>): LittleWarsSettings => ({
  seenFrom: SEEN_FROM.find((each) => each === kept.seenFrom) ?? 'mover',
  clockHidden: kept.clockHidden !== false,
  observer: OBSERVERS.find((each) => each === kept.observer) ?? 'beginner',
  shotsFired: isCount(kept.shotsFired) ? kept.shotsFired : 0,
});

/** What somebody has chosen of them: all but what is counted. */
export type LittleWarsChoices = Omit<LittleWarsSettings, 'shotsFired'>;
export function choicesOf(kept: Readonly<Record<string, unknown>>): LittleWarsChoices {
  const { seenFrom, clockHidden, observer } = settingsOf(kept);
  return { seenFrom, clockHidden, observer };
}

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
