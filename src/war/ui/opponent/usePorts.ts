import type { PortsState, RunningPorts } from '../../seats/kind';
import { useGameState } from '../base/useGame';

/** Hook: returns the seats of the current war that are not at this screen, or null while there are none at the board. */
export const useRunningPorts = (): RunningPorts | null => useGameState(({ ports }) => ports);

const NOBODY: PortsState = { now: { is: 'waiting' }, played: null };

/** Hook: returns the state of the seats that are not at this screen, and their last turn. */
export const usePortsState = (): PortsState => useRunningPorts() ?? NOBODY;
