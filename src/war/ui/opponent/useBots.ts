import type { BotsState, RunningBots } from '../../store/state';
import { useGameState } from '../base/useGame';

/** Hook: returns the bots of the current war, or null while there are none at the board. */
export const useRunningBots = (): RunningBots | null => useGameState(({ programs }) => programs);

const NOBODY: BotsState = { now: { is: 'waiting' }, played: null };

/** Hook: returns the state of the war's bots, and their last turn. */
export const useBotsState = (): BotsState => useRunningBots() ?? NOBODY;
