import type { Turn } from '../board/geometry';
import { useFacing } from './facing';
import { useSettings } from './useGame';
import { useMedia } from '../../../shell/ui/useMedia';

/** A window higher than wide shows the board lying on its side, where its squares are larger. */
const TALL = '(max-aspect-ratio: 7/8)';

/** Whether the panel is a phone's, below the board or beside it. */
export const useCompact = (): boolean => useMedia(`${TALL}, (max-height: 31.25rem)`);

/**
 * How the board lies: on its side in a tall window, and round for the player across. On a table it keeps its
 * place while the page turns round it, its ends towards the players.
 */
export function useTurn(): Turn {
  const tall = useMedia(TALL);
  const flipped = useSettings((settings) => settings.flipped);
  const facing = useFacing();
  if (tall && facing === null) return flipped ? 1 : 3;
  return flipped === (facing === 'across') ? 0 : 2;
}
