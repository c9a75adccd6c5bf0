import { useSyncExternalStore } from 'react';
import { newClock, type Clock } from '../../../shell/clock';
import type { Side } from '../../engine/vocabulary';
import { clockShown, type RunningClock } from '../../store/runningClock';

/** The clock of the page, or null while none is shown. */
export const useRunningClock = (): RunningClock | null =>
  useSyncExternalStore(clockShown.subscribe, clockShown.getState);

const NO_TIME = { kind: 'turn', time: { N: 0, S: 0 }, increment: 0 } as const;
const NONE = newClock<Side>(NO_TIME);
const nothing = (): (() => void) => () => undefined;

/** How the clock stands: whose time it is, and what stops it. It changes when it is set, and not with the time. */
export const useClockState = (clock: RunningClock | null): Clock<Side> =>
  useSyncExternalStore(clock?.state.subscribe ?? nothing, clock?.state.getState ?? (() => NONE));
