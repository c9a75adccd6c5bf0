import { useSyncExternalStore } from 'react';
import { programsShown, type ProgramsState, type RunningPrograms } from '../../store/programState';

/** The programs of the page, or null while none is at the board. */
export const useRunningPrograms = (): RunningPrograms | null =>
  useSyncExternalStore(programsShown.subscribe, programsShown.getState);

const NOBODY: ProgramsState = { now: { is: 'waiting' }, played: null };
const nothing = (): (() => void) => () => undefined;

/** What the programs of the page are doing, and what they did last. */
export function useProgramsState(): ProgramsState {
  const running = useRunningPrograms();
  return useSyncExternalStore(
    running?.state.subscribe ?? nothing,
    running?.state.getState ?? (() => NOBODY),
  );
}
