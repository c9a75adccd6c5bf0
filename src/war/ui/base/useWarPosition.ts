import type { Position } from '../../engine/position';
import { present } from '../../game/war';
import { useGameState } from './useGame';

/** The position of the war in hand; null where there is no war yet. */
export const useWarPosition = (): Position | null =>
  useGameState(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war) : null));
