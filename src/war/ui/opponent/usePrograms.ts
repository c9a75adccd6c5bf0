import type { ProgramsState, RunningPrograms } from '../../store/programState';
import { useGameState } from '../base/useGame';

/** The programs of the war in hand, or null while none is at the board. */
export const useRunningPrograms = (): RunningPrograms | null =>
  useGameState(({ programs }) => programs);

const NOBODY: ProgramsState = { now: { is: 'waiting' }, played: null };

/** What the programs of the war are doing, and what they did last. */
export const useProgramsState = (): ProgramsState => useRunningPrograms() ?? NOBODY;
