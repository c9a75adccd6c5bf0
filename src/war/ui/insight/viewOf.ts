import { strengthOf, type Assault } from '../../engine/combat';
import { communicationLines } from '../../engine/communication';
import {
  arsenalsOf,
  hasMoved,
  isLinked,
  slotAt,
  unitsOf,
  type Position,
} from '../../engine/position';
import { unitOfSlot, UNITS } from '../../engine/units';
import { UNIT_KINDS, other, SIDES, type Side } from '../../engine/vocabulary';
import type { WarSettings } from '../../game/settings';
import type { BoardView, ShownTarget } from '../board/view';

/** Whose lines are drawn: of the side to move, of the other, or of both. */
export function sidesDrawn(layer: WarSettings['layer'], mine: Side): readonly Side[] {
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
  return {
    units: unitsOf(position).map(({ square }) => {
      const slot = slotAt(position, square);
      return {
        id: slot,
        // One and the same in every position: a piece that looks as before is not drawn anew.
        unit: unitOfSlot(slot),
        square,
        isolated: !isLinked(position, slot),
        spent: hasMoved(position, square),
        dislodged: slot === position.retreatDue,
        strength: figures ? strengthOf(position, square) : null,
      };
    }),
    arsenals: arsenalsOf(position),
    lines: linesOf(position, drawn),
  };
}

/** The lines of communication of sides. */
export const linesOf = (position: Position, drawn: readonly Side[]): BoardView['lines'] =>
  drawn.map((side) => ({ side, lines: communicationLines(position, side) }));

/** What one more unit adds to an attack, at most. */
const ONE_MORE = Math.max(...UNIT_KINDS.map((kind) => UNITS[kind].attack));

/** An attack as its target bears it: its sum where it is asked for, would succeed, or would with one more unit. */
export const shownTarget = (
  { target, attack, defence, outcome }: Assault,
  asked: boolean,
): ShownTarget => ({
  square: target,
  attack,
  defence,
  outcome,
  summed: asked || outcome !== 'resists' || attack + ONE_MORE > defence,
});
