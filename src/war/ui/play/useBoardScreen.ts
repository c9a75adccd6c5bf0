import { useRef, useState, useCallback } from 'react';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import type { Help } from '../base/help';
import { useReader, useLastTurnReader } from '../screenReader/useReader';
import { useAsking } from './asking';
import { movers } from '../../engine/march';
import { focusSquare } from '../board/tabStop';
import { useTable, useTableState } from '../base/useGame';
import { chosenUnit } from '../../game/choice';

/**
 * Hook: returns the state that every screen with a war's board has: the square pointed at, what the player asks about,
 * which help is open, and a ref for the button of the attack; and the functions that the keys for units and for
 * readings call.
 */
export function useBoardScreen(position: Position) {
  const [pointed, setPointed] = useState<Square | null>(null);
  const [help, setHelp] = useState<Help | null>(null);
  const attackButton = useRef<HTMLButtonElement>(null);
  return {
    asking: useAsking(position, pointed),
    pointed,
    setPointed,
    help,
    setHelp,
    attackButton,
    nextUnit: useNextUnit(position),
    read: useReader(position),
    announceTurn: useLastTurnReader(),
  };
}

/** Hook: returns what chooses and focuses the next unit that can act (1), or the one before (-1), row by row. */
function useNextUnit(position: Position): (step: number) => void {
  const table = useTable();
  const chosen = useTableState(({ choice }) => chosenUnit(choice));
  return useCallback(
    (step) => {
      const able = movers(position);
      const at = chosen === null ? (step > 0 ? -1 : 0) : able.indexOf(chosen);
      const next = able[(at + step + able.length) % able.length];
      if (next === undefined) return;
      if (next !== chosen) table.press(next);
      focusSquare(next);
    },
    [position, chosen, table],
  );
}
