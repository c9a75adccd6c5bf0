import { strengthOf, type Assault } from '../../engine/combat';
import { communicationLines } from '../../engine/communication';
import { hasMoved, isLinked, slotAt, unitsOf, type Position } from '../../engine/position';
import { other, SIDES, type Side } from '../../engine/vocabulary';
import type { Preferences } from '../../store/preferences';
import type { BoardView, ShownTarget } from '../board/view';

/** Whose lines are drawn: of the side to move, of the other, or of both. */
export function sidesDrawn(layer: Preferences['layer'], mine: Side): readonly Side[] {
  switch (layer) {
    case 'none':
      return [];
    case 'mine':
      return [mine];
    case 'theirs':
      return [other(mine)];
    case 'both':
      return SIDES;
  }
}

/** What the board shows of a position before anything is chosen or pointed at. */
export function viewOf(position: Position, drawn: readonly Side[], figures = false): BoardView {
  const { board, standing } = position;
  return {
    units: unitsOf(position).map(({ side, kind, square }) => {
      const slot = slotAt(position, square);
      return {
        id: slot,
        unit: { side, kind },
        square,
        isolated: !isLinked(position, slot),
        spent: hasMoved(position, square),
        dislodged: slot === position.retreatDue,
        strength: figures ? strengthOf(position, square) : null,
      };
    }),
    arsenals: board.arsenals.map((arsenal, i) => ({
      ...arsenal,
      fallen: (standing & (1 << i)) === 0,
    })),
    lines: drawn.map((side) => ({ side, lines: communicationLines(position, side) })),
  };
}

/** An attack as its target bears it. */
export const shownTarget = ({ target, attack, defence, outcome }: Assault): ShownTarget => ({
  square: target,
  attack,
  defence,
  outcome,
});
