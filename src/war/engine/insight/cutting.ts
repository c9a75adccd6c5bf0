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

/** A line that a unit cuts: its source, and the last square it would reach if the unit were not there. */
export interface Cut {
  readonly source: Square;
  readonly to: Square;
}

/** What the unit on a square does to the enemy's communication by standing there. */
export interface Cutting {
  /** Whose lines they are. */
  readonly victim: Side;
  readonly cuts: readonly Cut[];
  /** The enemy arsenal it stands on, which sends no lines (4.2), or null. */
  readonly silences: Square | null;
  /** Who would be in communication if it were not there. */
  readonly isolates: readonly PlacedUnit[];
}

/** What the unit on a square cuts, and whom that isolates; null for an empty square or a unit that cuts no lines. */
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

/** Whether an arsenal of `board.arsenals` is the side’s and stands. */
export const stands = ({ board, standing }: Position, side: Side, arsenal: number): boolean =>
  board.arsenals[arsenal]?.side === side && (standing & (1 << arsenal)) !== 0;

/** The squares from which lines of a side go out or would, did no enemy hold the arsenal: 4.1 to 4.3. */
export function sourcesOf(position: Position, side: Side): Square[] {
  const arsenals = position.board.arsenals.filter((_, i) => stands(position, side, i));
  const relays = relaysOf(position, side).filter((slot) => isLinked(position, slot));
  return [...arsenals.map(({ square }) => square), ...relays.map((r) => squareOf(position, r))];
}

/** Slots of a side's communications units on the board. */
export function relaysOf(position: Position, side: Side): number[] {
  const first = firstSlot(side);
  const slots: number[] = [];
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) >= 0) slots.push(slot);
  return slots;
}

/** Whether a unit that stops lines of `side` stands on a square (4.2). */
export function cutsLinesOf(position: Position, side: Side, square: Square): boolean {
  const place = slotAt(position, square) - firstSlot(other(side));
  const cutters = position.rules.communicationsUnitsCutLines ? ARMY_SIZE : FIGHTING_COUNT;
  return place >= 0 && place < cutters;
}

/** The position as it would be without the unit on a square. */
export function without(position: Position, square: Square): Position {
  const draft = draftOf(position);
  lift(draft, slotAt(position, square));
  judgeCommunication(draft);
  return draft;
}
