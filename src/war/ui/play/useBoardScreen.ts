import { useRef, useState, useCallback } from 'react';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import type { Help } from '../base/help';
import { useReader, useStoryteller } from '../screenReader/useReader';
import { useAsking } from './asking';
import { movers } from '../../engine/march';
import { focusSquare } from '../board/tabStop';
import { useTable, useTableState } from '../base/useGame';
import { chosenUnit } from '../../game/choice';

/**
 * What every screen with a war's board keeps: what is pointed at and asked of the position, the aid that is open, and what
 * the keys of a war do there that depends on nothing else.
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
    tellStory: useStoryteller(),
  };
}

/** Chooses the unit that can act after the one chosen (1), or before it (-1), in board order, and takes the focus to it. */
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
