import type { PortsState, RunningPorts } from '../../seats/kind';
import { useGameState } from '../base/useGame';

/**
 * Hook: returns the state and the orders of the current war's seats that are not at this screen (bots); null while
 * there are none, or the board is not shown.
 */
export const useRunningPorts = (): RunningPorts | null => useGameState(({ ports }) => ports);

const NOBODY: PortsState = { now: { is: 'waiting' }, played: null };

/** Hook: returns what the seats that are not at this screen (bots) are doing, and the last turn they played. */
export const usePortsState = (): PortsState => useRunningPorts() ?? NOBODY;
