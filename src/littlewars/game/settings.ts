import { oneOf, yesOrNo, type Setting, type ValuesOf } from '../../shell/settings';

/** For how many shots a beginner is given the observer's circle. */
export const OBSERVED_SHOTS = 3;

/** When the observer's circle is drawn: for a beginner's first shots, always, or never. */
export const OBSERVERS = ['beginner', 'on', 'off'] as const;

const wholeNumber = (first: number): Setting<number> => ({
  first,
  may: (value): value is number => Number.isInteger(value) && (value as number) >= 0,
});

/** What each browser keeps for those who play Little Wars, whatever the battle. Names belong to the whole page. */
export const LITTLE_WARS_SETTINGS = {
  /** The clock stops while the page is out of sight. */
  lwClockHidden: yesOrNo(true),
  lwObserver: oneOf(OBSERVERS, 'beginner'),
  /** Shots that were fired in this browser, in whatever battle; those beyond a beginner's are counted as one. */
  lwObservedShots: wholeNumber(0),
};
export type LittleWarsSettings = ValuesOf<typeof LITTLE_WARS_SETTINGS>;

/** Whether the observer's circle is drawn about where the last shot struck. */
export const isObserved = ({
  lwObserver,
  lwObservedShots,
}: Pick<LittleWarsSettings, 'lwObserver' | 'lwObservedShots'>): boolean =>
  lwObserver === 'beginner' ? lwObservedShots <= OBSERVED_SHOTS : lwObserver === 'on';

/** The settings after one more shot. */
export const shotCounted = ({
  lwObservedShots,
}: Pick<LittleWarsSettings, 'lwObservedShots'>): Partial<LittleWarsSettings> => ({
  lwObservedShots: Math.min(OBSERVED_SHOTS, lwObservedShots) + 1,
});
