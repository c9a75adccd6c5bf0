import { useLayoutEffect } from 'react';
import type { Side } from '../../engine/vocabulary';
import { deploymentInHand, type Game } from '../../game/game';
import { present } from '../../game/war';
import { useGameState, useSettings } from './useGame';
import { useMedia } from '../../../shell/ui/useMedia';

/** A window higher than it is wide. */
const TALL = '(max-aspect-ratio: 7/8)';

/**
 * Hook: returns whether the window has a phone's size: higher than wide (up to 7 to 8), so that the panel is below the
 * board, or less than 31.25 rem high, with the panel beside it.
 */
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

/**
 * Hook: returns whether the page is shown upside down, for a player on the other side of the screen, which lies flat
 * between the two.
 */
export const useAcross = (): boolean => useFacing() === 'across';

/**
 * Hook: turns the page, by the attribute `data-facing` of the document, towards the player whose turn it is, if the
 * screen lies flat between two players. The board is not turned.
 */
export function useFacingPage(): void {
  const now = useFacing();
  useLayoutEffect(() => {
    if (now === null) delete document.documentElement.dataset.facing;
    else document.documentElement.dataset.facing = now;
  }, [now]);
}

/**
 * Hook: returns how the board lies on the screen, in quarter turns clockwise (`Orientation`). In a tall window it is
 * turned on its side, where its squares are larger; for a player across it is turned by half. If the screen lies flat
 * between two players, the board stays as it is while the page turns.
 */
export function useOrientation(): 0 | 1 | 2 | 3 {
  const tall = useMedia(TALL);
  const flipped = useSettings((settings) => settings.flipped);
  const facing = useFacing();
  if (tall && facing === null) return flipped ? 1 : 3;
  return flipped === (facing === 'across') ? 0 : 2;
}
