import type { BotsState, RunningBots } from '../../store/botState';
import { useGameState } from '../base/useGame';

/** The programs of the war in hand, or null while none is at the board. */
export const useRunningBots = (): RunningBots | null => useGameState(({ programs }) => programs);

const NOBODY: BotsState = { now: { is: 'waiting' }, played: null };

/** What the programs of the war are doing, and what they did last. */
export const useBotsState = (): BotsState => useRunningBots() ?? NOBODY;
