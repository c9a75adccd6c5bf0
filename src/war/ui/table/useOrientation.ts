import { useFacing } from '../base/facing';
import { useSettings } from '../base/useGame';
import { TALL } from '../base/useCompact';
import { useMedia } from '../../../shell/ui/useMedia';
import type { Orientation } from '../board/geometry';

/**
 * How the board lies: on its side in a tall window, where its squares are larger, and round for the player across. On a table it keeps its
 * place while the page turns round it, its ends towards the players.
 */
export function useOrientation(): Orientation {
  const tall = useMedia(TALL);
  const flipped = useSettings((settings) => settings.flipped);
  const facing = useFacing();
  if (tall && facing === null) return flipped ? 1 : 3;
  return flipped === (facing === 'across') ? 0 : 2;
}
