import { communicationLines, FIGHTING_COUNT, NOBODY } from '../communication';
import {
  draftOf,
  isLinked,
  judgeCommunication,
  lift,
  sideOfSlot,
  slotAt,
  squareOf,
  unitsOf,
  type PlacedUnit,
  type Position,
} from '../position';
import { ARMY_SIZE, firstSlot } from '../units';
import { other, type Side, type Square } from '../vocabulary';

/**
 * A line of communication that a unit cuts (rules.md 4.2): its source, and the last square that it would reach if the
 * unit were not there.
 */
export interface Cut {
  readonly source: Square;
  readonly to: Square;
}

/**
 * The effect of a unit on the enemy's communication by standing on its square (rules.md 4.2): the lines it cuts, the
 * arsenal it silences, and the units that this isolates.
 */
export interface Cutting {
  /** The enemy of the unit, whose lines are cut. */
  readonly victim: Side;
  readonly cuts: readonly Cut[];
  /** The enemy arsenal under the unit, which sends no lines (4.2), or null. */
  readonly silences: Square | null;
  /** The units of `victim` that would be in communication without the unit, row by row from A1. */
  readonly isolates: readonly PlacedUnit[];
}

/**
 * Returns the enemy lines that the unit on a square cuts (rules.md 4.2), and the units that this isolates; null for an
 * empty square, or if the unit cuts no line and stands on no arsenal that it silences.
 */
export function cuttingOf(position: Position, square: Square): Cutting | null {
  const slot = slotAt(position, square);
  if (slot === NOBODY) return null;
  const victim = other(sideOfSlot(slot));
  const cut = communicationLines(position, victim).filter(({ cutBy }) => cutBy === square);
  const silences = sourcesOf(position, victim).find((source) => source === square) ?? null;
  if (!cutsLinesOf(position, victim, square) || (cut.length === 0 && silences === null))
    return null;
  const after = without(position, square);
  const open = communicationLines(after, victim);
  return {
    victim,
    cuts: open
      .filter((line) =>
        cut.some(({ source, direction }) => source === line.source && direction === line.direction),
      )
      .map(({ source, end }) => ({ source, to: end })),
    silences,
    isolates: unitsOf(after).filter(
      (unit) =>
        unit.side === victim &&
        isLinked(after, slotAt(after, unit.square)) &&
        !isLinked(position, slotAt(position, unit.square)),
    ),
  };
}

/** Returns whether an arsenal, given as an index of `board.arsenals`, belongs to a side and stands (rules.md 8). */
export const stands = ({ board, standing }: Position, side: Side, arsenal: number): boolean =>
  board.arsenals[arsenal]?.side === side && (standing & (1 << arsenal)) !== 0;

/**
 * Returns the squares from which a side's lines of communication start (rules.md 4.1 to 4.3): first its standing
 * arsenals, also one under an enemy unit, then its communications units in communication. A square with both is listed
 * twice.
 */
export function sourcesOf(position: Position, side: Side): Square[] {
  const arsenals = position.board.arsenals.filter((_, i) => stands(position, side, i));
  const relays = relaysOf(position, side).filter((slot) => isLinked(position, slot));
  return [...arsenals.map(({ square }) => square), ...relays.map((r) => squareOf(position, r))];
}

/** Returns the slots (0 to 33, units.ts) of a side's communications units that are on the board, in ascending order. */
export function relaysOf(position: Position, side: Side): number[] {
  const first = firstSlot(side);
  const slots: number[] = [];
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) >= 0) slots.push(slot);
  return slots;
}

/** Returns whether the unit on a square is an enemy of `side` of a kind that cuts its lines (rules.md 4.2). */
export function cutsLinesOf(position: Position, side: Side, square: Square): boolean {
  const place = slotAt(position, square) - firstSlot(other(side));
  const cutters = position.rules.communicationsUnitsCutLines ? ARMY_SIZE : FIGHTING_COUNT;
  return place >= 0 && place < cutters;
}

/** Returns the position without the unit on a square, with communication judged anew; the square must hold one. */
export function without(position: Position, square: Square): Position {
  const draft = draftOf(position);
  lift(draft, slotAt(position, square));
  judgeCommunication(draft);
  return draft;
}
