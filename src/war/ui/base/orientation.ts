import { useLayoutEffect } from 'react';
import type { Side } from '../../engine/vocabulary';
import { currentDeployment, type Game } from '../../game/game';
import { present } from '../../game/war';
import { useGameState, useSettings } from './useGame';
import { useMedia } from '../../../shell/ui/useMedia';

/** A window higher than it is wide. */
const TALL = '(max-aspect-ratio: 7/8)';

/**
 * Hook: returns whether the window has the size of a phone: its width is at most 7/8 of its height (the panel is then
 * below the board), or it is at most 31.25 rem high (the panel is then beside it). The component renders again when
 * that changes.
 */
export const useCompact = (): boolean => useMedia(`${TALL}, (max-height: 31.25rem)`);

/** Which player a screen lying between them faces: the one at its foot, the one across, or null. */
type Facing = 'near' | 'across' | null;

/** Returns the side that deploys, moves or is about to; null if both watch. */
function acting(game: Game): Side | null {
  const { stage } = game;
  if (stage.name === 'deployment') return currentDeployment(game)?.side ?? null;
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
 * Hook: returns whether the page is turned by half for the player at the far side of a screen that lies flat between
 * the two players, because it is that player's turn. Always false unless the setting `table` is on.
 */
export const useAcross = (): boolean => useFacing() === 'across';

/**
 * Hook: while the screen lies flat between two players (the setting `table`), sets the attribute `data-facing` of the
 * document's root to `near` or `across`, by whose turn it is, and style sheets turn the page accordingly.
 */
export function useFacingPage(): void {
  const now = useFacing();
  useLayoutEffect(() => {
    if (now === null) delete document.documentElement.dataset.facing;
    else document.documentElement.dataset.facing = now;
  }, [now]);
}

/**
 * Hook: returns how the board lies on the screen, in quarter turns clockwise from the North at the top. A tall window
 * has it on its side, where its squares are larger; the setting `flipped` turns it by half. While the screen lies flat
 * between two players, the board stays while the page turns.
 */
export function useOrientation(): 0 | 1 | 2 | 3 {
  const tall = useMedia(TALL);
  const flipped = useSettings((settings) => settings.flipped);
  const facing = useFacing();
  if (tall && facing === null) return flipped ? 1 : 3;
  return flipped === (facing === 'across') ? 0 : 2;
}
