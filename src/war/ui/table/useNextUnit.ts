import { useCallback } from 'react';
import { movers } from '../../engine/march';
import type { Position } from '../../engine/position';
import { focusSquare } from '../board/tabStop';
import { useTable, useTableState } from '../base/useGame';
import { chosenUnit } from '../../game/choice';

/** Chooses the unit that can act after the one chosen (1), or before it (-1), in board order, and takes the focus to it. */
export function useNextUnit(position: Position): (step: number) => void {
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
