import { strengthOf, type Assault } from '../../engine/combat';
import { communicationLines } from '../../engine/communication';
import {
  arsenalsOf,
  hasMoved,
  isLinked,
  slotAt,
  squareOf,
  unitsOf,
  type Position,
  unitAt,
} from '../../engine/position';
import { unitOfSlot, UNITS } from '../../engine/units';
import { UNIT_KINDS, other, SIDES, type Side, type Square } from '../../engine/vocabulary';
import type { WarSettings } from '../../game/settings';
import type { BoardView, ShownTarget, ShownChain } from './view';
import type { UnitExplanation, MovePreview } from '../../game/previews';
import { fireOf, threatsTo } from '../../engine/insight/threats';

/**
 * Returns the sides whose lines of communication are drawn by the setting `layer`: none, `mine`, the other, or both.
 * `mine` is the side that the setting calls one's own.
 */
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

/**
 * Returns what the board draws of a position while nothing is chosen or pointed at: units, arsenals, and the lines of
 * communication of the sides in `drawn`. With `figures`, units show their attack and defence.
 */
export function viewOf(position: Position, drawn: readonly Side[], figures = false): BoardView {
  return {
    // By slot, so that a march leaves the order of the elements, and with it all other pieces, as they are.
    units: slotsOnBoard(position).map((slot) => {
      const square = squareOf(position, slot);
      return {
        id: slot,
        // The same object in every position, so that an unchanged piece is not rendered again.
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

/** Returns the slots (units.ts) of the units on the board, in ascending order. */
const slotsOnBoard = (position: Position): number[] =>
  unitsOf(position)
    .map(({ square }) => slotAt(position, square))
    .sort((one, other) => one - other);

/** Returns the lines of communication (rules.md 4) of each side in `drawn`, in that order, as the board draws them. */
export const linesOf = (position: Position, drawn: readonly Side[]): BoardView['lines'] =>
  drawn.map((side) => ({ side, lines: communicationLines(position, side) }));

/** The most that one more unit adds to an attack. */
const ONE_MORE = Math.max(...UNIT_KINDS.map((kind) => UNITS[kind].attack));

/**
 * Returns an attack as the board marks it on its target. Its sums are shown if `asked`, or if it would destroy or
 * dislodge the target, or could do so with one more unit; otherwise only the sign of its outcome.
 */
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

/**
 * Returns what the board draws of a unit's communication: the steps by which it is in communication, or by which it
 * would be if an enemy unit did not cut them (`chain`, null for neither); and the enemy lines that it cuts (`severed`,
 * null for none).
 */
export function communicationShown(
  position: Position,
  { square, chain, isolation, cutting }: UnitExplanation,
): Pick<BoardView, 'chain' | 'severed'> {
  const side = unitAt(position, square)?.side ?? position.side;
  const cause = isolation?.causes[0];
  const cut = cause?.code === 'cutOff' ? { source: cause.source, by: cause.by } : null;
  const shown: ShownChain | null =
    chain !== null
      ? { ...chain, side, cut: null }
      : isolation?.restored
        ? { ...isolation.restored, side, cut }
        : null;
  return {
    chain: shown,
    severed: cutting && {
      ...cutting,
      square,
      isolates: cutting.isolates.map((unit) => unit.square),
    },
  };
}

/**
 * Returns the fire that the board shows by the setting `fire`: the sum of one side's fire on each square (rules.md
 * 6.3), and, if it is the enemy's, also the attacks that the enemy could make. Empty for the setting `none`. `mine` is
 * the side that the setting calls one's own.
 */
export function fireShown(
  position: Position,
  fire: WarSettings['fire'],
  mine: Side,
): Pick<BoardView, 'fireMap' | 'threats'> {
  switch (fire) {
    case 'none':
      return {};
    case 'mine':
      return { fireMap: { side: mine, sums: fireOf(position, mine) } };
    case 'theirs':
      return {
        fireMap: { side: other(mine), sums: fireOf(position, other(mine)) },
        threats: threatsTo(position, mine).map((threat) => shownTarget(threat, true)),
      };
  }
}

/**
 * Returns what the board draws while a march to `square` is previewed: the attacks possible after it, the units that it
 * exposes, fire after it by the setting `fire`, and whether it takes an arsenal or decides the war.
 */
export function consequenceMarksOf(
  { after, consequence, prospects: { targets, attacks, exposed } }: MovePreview,
  square: Square,
  fire: WarSettings['fire'],
): NonNullable<BoardView['consequenceMarks']> {
  return {
    ...fireShown(after, fire, after.side),
    square,
    decides: consequence?.is ?? null,
    targets: targets.map((assault) => ({
      ...shownTarget(assault, fire === 'mine'),
      changed: attacks.some((change) => change.square === assault.target),
    })),
    exposed: exposed.flatMap((change) =>
      change.after === null ? [] : [{ square: change.square, outcome: change.after.outcome }],
    ),
  };
}
