import { useLayoutEffect } from 'react';
import type { Side } from '../../engine/vocabulary';
import { deploymentInHand, type Game } from '../../game/game';
import { present } from '../../game/war';
import { useGameState, useSettings } from './useGame';
import { useMedia } from '../../../shell/ui/useMedia';

/** A window higher than it is wide. */
const TALL = '(max-aspect-ratio: 7/8)';

/** Hook: returns whether the panel has a phone's size, below the board or beside it. */
export const useCompact = (): boolean => useMedia(`${TALL}, (max-height: 31.25rem)`);

/**
 * Which player a screen lying between them faces: the one at its foot, the one across, or null if it does not lie
 * there.
 */
type Facing = 'near' | 'across' | null;

/** Returns the side that deploys, moves or is about to; null if both watch. */
function acting(game: Game): Side | null {
  const { stage } = game;
  if (stage.name === 'deployment') return deploymentInHand(game)?.side ?? null;
  if (stage.name === 'lots') return null;
  const { side, over } = present(stage.war);
  return over === null ? side : null;
}

/** The North sits across, or the South if the board is rotated. */
function useFacing(): Facing {
  const table = useSettings((settings) => settings.table);
  const flipped = useSettings((settings) => settings.flipped);
  return useGameState(({ game, screen }) => {
    if (!table || screen !== 'game' || game === null) return null;
    return acting(game) === (flipped ? 'S' : 'N') ? 'across' : 'near';
  });
}

/** Hook: returns whether the screen is shown upside down, for a player on the other side of the table. */
export const useAcross = (): boolean => useFacing() === 'across';

/**
 * Hook: turns the page towards the player to move by the attribute `data-facing`; the board stays as it lies
 * (layout.css).
 */
export function useFacingPage(): void {
  const now = useFacing();
  useLayoutEffect(() => {
    if (now === null) delete document.documentElement.dataset.facing;
    else document.documentElement.dataset.facing = now;
  }, [now]);
}

/**
 * Hook: returns how the board lies, in quarter turns clockwise (`Orientation`): on its side in a tall window, where
 * its squares are larger, and turned by half for a player across. On a table the board keeps its place while the
 * page turns, its ends towards the players.
 */
export function useOrientation(): 0 | 1 | 2 | 3 {
  const tall = useMedia(TALL);
  const flipped = useSettings((settings) => settings.flipped);
  const facing = useFacing();
  if (tall && facing === null) return flipped ? 1 : 3;
  return flipped === (facing === 'across') ? 0 : 2;
}
