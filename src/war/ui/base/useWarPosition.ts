import type { Position } from '../../engine/position';
import { present } from '../../game/war';
import { useGame } from './useGame';

/** The position of the war in hand; null where there is no war yet. */
export const useWarPosition = (): Position | null =>
  useGame(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war) : null));
