import type { PortsState, RunningPorts } from '../../seats/kind';
import { useGameState } from '../base/useGame';

/** Hook: returns the seats of the current war that are not at this screen, or null while there are none at the board. */
export const useRunningPorts = (): RunningPorts | null => useGameState(({ ports }) => ports);

const NOBODY: PortsState = { now: { is: 'waiting' }, played: null };

/** Hook: returns what the seats that are not at this screen are doing, and their last turn. */
export const usePortsState = (): PortsState => useRunningPorts() ?? NOBODY;
