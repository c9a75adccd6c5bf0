import { useFacing } from '../base/facing';
import { useGame } from '../base/useGame';
import { TALL, useMedia } from '../base/useMedia';
import type { Turn } from '../board/geometry';

/**
 * How the board lies: on its side in a tall window, where its squares are larger, and round for the player across. On a table it keeps its
 * place while the page turns round it, its ends towards the players.
 */
export function useTurn(): Turn {
  const tall = useMedia(TALL);
  const flipped = useGame((state) => state.preferences.flipped);
  const facing = useFacing();
  if (tall && facing === null) return flipped ? 1 : 3;
  return flipped === (facing === 'across') ? 0 : 2;
}
