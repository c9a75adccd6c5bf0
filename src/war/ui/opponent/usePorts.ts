import type { PortsState, RunningPorts } from '../../seats/kind';
import { useGameState } from '../base/useGame';

/**
 * Hook: returns the state and the orders of the bots and other players of the current war that are not at this screen;
 * null if there are none, or the board is not shown.
 */
export const useRunningPorts = (): RunningPorts | null => useGameState(({ ports }) => ports);

const NOBODY: PortsState = { now: { is: 'waiting' }, played: null };

/**
 * Hook: returns what the bots and other players not at this screen are doing (`now`), and the last turn that one of
 * them played (`played`); waiting and null if there are none.
 */
export const usePortsState = (): PortsState => useRunningPorts() ?? NOBODY;
