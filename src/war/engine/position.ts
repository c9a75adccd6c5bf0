import { NOWHERE, type Arsenal, type Board } from './board';
import { communicationOf, forgetSources, NOBODY, type Field } from './communication';
import type { Rules } from './rules';
import { ARMY, ARMY_SIZE, firstSlot, SLOTS, unitOfSlot, UNITS } from './units';
import type { Ending, Side, Square, Unit } from './vocabulary';

/** The most moves that a side may make in a turn (rules.md 5.1). */
export const MOVES_A_TURN = 5;

/** A unit with the square on which it stands. */
export interface PlacedUnit extends Unit {
  readonly square: Square;
}

/**
 * The state of a board at the start of a turn, as a position string has it: units, standing arsenals, the side to move,
 * a unit that must retreat, and the number of the turn. It is independent of a rule set.
 */
export interface Setup {
  readonly units: readonly PlacedUnit[];
  /** The side to move. */
  readonly side: Side;
  /** Squares of the arsenals still standing. */
  readonly standing: readonly Square[];
  /** Squares of arsenals given away before the war (handicap.ts), which neither stand nor have fallen. */
  readonly given?: readonly Square[] | undefined;
  /** The square of the unit that must retreat first (7.1); null if none must. */
  readonly dislodged: Square | null;
  /** The number of the turn, from 1, counting the turns of both sides. */
  readonly turn: number;
}

/**
 * The advance that is due after a destruction under `victorMustAdvance`: the emptied square, and the units that may
 * take it (rules.md 6.8).
 */
export interface Advance {
  readonly to: Square;
  readonly from: readonly Square[];
}

/**
 * The state of a game at one point of a turn, a value that never changes: the board and rules, the units and arsenals,
 * the side to move, the units that have moved, a retreat or advance due, the units in communication, and how the game
 * ended. Units are named by slots (0 to 33, units.ts), and sets of units are bit masks.
 */
export interface Position extends Field {
  /** The mask over `board.arsenals` of those given away before the war, which are not among those standing. */
  readonly given: number;
  /** The side to move. */
  readonly side: Side;
  /** The number of the turn, from 1, counting the turns of both sides. */
  readonly turn: number;
  /** The mask of the units of the side to move that have moved in this turn. */
  readonly moved: number;
  /** The slot of the unit that must retreat before anything else, or NOBODY (7.1). */
  readonly retreatDue: number;
  /** The slot of the unit that has retreated in this turn, or NOBODY (7.3). */
  readonly retreated: number;
  /** The arsenal that has fallen on entry in this turn, or NOWHERE (8.2). */
  readonly taken: Square;
  /** The advance that is due before anything else (6.8); null if none is. */
  readonly advance: Advance | null;
  /** The masks of the units in communication in this position. */
  readonly linkedNorth: number;
  readonly linkedSouth: number;
  /** How the game ended; null while it goes on. */
  readonly over: Ending | null;
}

/** A copy of a position that is being changed. Only the function that made it may change it. */
export type Draft = {
  -readonly [K in keyof Position]: K extends 'occupants' | 'squares' ? Int16Array : Position[K];
};

/** Returns a copy of a position that the caller may change, as the functions of orders.ts do. */
export const draftOf = (position: Position): Draft => ({
  ...position,
  occupants: Int16Array.from(position.occupants),
  squares: Int16Array.from(position.squares),
});

/**
 * Returns the position of a setup under a rule set, changing nothing in it; `startPosition` also destroys a dislodged
 * unit that cannot move (rules.md 7.4).
 *
 * @throws {RangeError} if the setup has more units of a kind than an army, or two on a square; setups of
 * `readPosition` and `setupOfDeployments` never do.
 */
export function positionOf(board: Board, rules: Rules, setup: Setup): Position {
  const draft: Draft = {
    board,
    rules,
    occupants: new Int16Array(board.size).fill(NOBODY),
    squares: new Int16Array(SLOTS).fill(NOWHERE),
    standing: 0,
    given: 0,
    side: setup.side,
    turn: setup.turn,
    moved: 0,
    retreatDue: NOBODY,
    retreated: NOBODY,
    taken: NOWHERE,
    advance: null,
    linkedNorth: 0,
    linkedSouth: 0,
    over: null,
  };
  for (const { side, kind, square } of setup.units) {
    const first = firstSlot(side);
    const place = ARMY.findIndex((k, i) => k === kind && draft.squares[first + i] === NOWHERE);
    if (place < 0) throw new RangeError(`more ${kind} of ${side} than an army has`);
    if (draft.occupants[square] !== NOBODY) throw new RangeError(`two units on square ${square}`);
    put(draft, first + place, square);
  }
  board.arsenals.forEach((arsenal, i) => {
    if (setup.standing.includes(arsenal.square)) draft.standing |= 1 << i;
    else if (setup.given?.includes(arsenal.square)) draft.given |= 1 << i;
  });
  if (setup.dislodged !== null) draft.retreatDue = draft.occupants[setup.dislodged] ?? NOBODY;
  judgeCommunication(draft);
  forgetSources();
  return draft;
}

/** Puts the unit of a slot (0 to 33, units.ts) on a square of a draft of a position. The square must be empty. */
export function put(draft: Draft, slot: number, square: Square): void {
  draft.squares[slot] = square;
  draft.occupants[square] = slot;
}

/** Takes the unit of a slot (0 to 33, units.ts), which must be on the board, off its square in a draft. */
export function lift(draft: Draft, slot: number): void {
  draft.occupants[squareOf(draft, slot)] = NOBODY;
  draft.squares[slot] = NOWHERE;
}

/** Computes which units are in communication in a draft (rules.md 4), as after every move and attack. */
export function judgeCommunication(draft: Draft): void {
  draft.linkedNorth = communicationOf(draft, 'N');
  draft.linkedSouth = communicationOf(draft, 'S');
}

/** Returns the square of the unit of a slot (0 to 33, units.ts), or `NOWHERE` if it is off the board. */
export const squareOf = (field: Field, slot: number): Square => field.squares[slot] as number;

/** Returns the side to which the unit of a slot (0 to 33, units.ts) belongs. */
export const sideOfSlot = (slot: number): Side => (slot < ARMY_SIZE ? 'N' : 'S');

/** Returns whether the unit of a slot (0 to 33, units.ts) is in communication (rules.md 4). */
export const isLinked = (position: Position, slot: number): boolean =>
  slot < ARMY_SIZE
    ? (position.linkedNorth & (1 << slot)) !== 0
    : (position.linkedSouth & (1 << (slot - ARMY_SIZE))) !== 0;

/** Returns the slot (0 to 33, units.ts) of the unit on a square, or `NOBODY` if it is empty. */
export const slotAt = (field: Field, square: Square): number => field.occupants[square] as number;

/** Returns the unit on a square; null if it is empty. */
export function unitAt(field: Field, square: Square): Unit | null {
  const slot = slotAt(field, square);
  return slot === NOBODY ? null : unitOfSlot(slot);
}

/** Returns all units on the board, row by row from A1. */
export function unitsOf(field: Field): PlacedUnit[] {
  const units: PlacedUnit[] = [];
  for (let square = 0; square < field.board.size; square++) {
    const unit = unitAt(field, square);
    if (unit !== null) units.push({ ...unit, square });
  }
  return units;
}

/** Returns whether the unit on a square is in communication (rules.md 4); false for an empty square. */
export function inCommunication(position: Position, square: Square): boolean {
  const slot = slotAt(position, square);
  return slot !== NOBODY && isLinked(position, slot);
}

/** Returns the squares of the standing arsenals of both sides (rules.md 8), row by row from A1. */
export const standingArsenals = (field: Field): Square[] =>
  field.board.arsenals.filter((_, i) => (field.standing & (1 << i)) !== 0).map((a) => a.square);

/** An arsenal, and whether it stands (rules.md 8), has fallen, or was given away before the war. */
export interface ArsenalState extends Arsenal {
  readonly is: 'standing' | 'fallen' | 'given';
}

/** Returns every arsenal of the board and its state (rules.md 8), row by row from A1. */
export const arsenalsOf = ({ board, standing, given }: Position): ArsenalState[] =>
  board.arsenals.map((arsenal, i) => ({
    ...arsenal,
    is: (standing & (1 << i)) !== 0 ? 'standing' : (given & (1 << i)) !== 0 ? 'given' : 'fallen',
  }));

/** Returns the arsenal of the board on a square with its state (rules.md 8); null if the board has none there. */
export const arsenalAt = (position: Position, square: Square): ArsenalState | null =>
  arsenalsOf(position).find((arsenal) => arsenal.square === square) ?? null;

/** Returns the number of moves that the side to move has made in this turn (rules.md 5.1), 0 to 5. */
export function movesMade(position: Position): number {
  let count = 0;
  for (let rest = position.moved; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Returns whether the unit on a square has moved in this turn (rules.md 5.1); false for the other side's units and an
 * empty square.
 */
export const hasMoved = (position: Position, square: Square): boolean =>
  movedSlot(position, slotAt(position, square));

/**
 * Returns whether the unit of a slot (0 to 33) has moved in this turn (rules.md 5.1); false for the other side's and
 * `NOBODY`.
 */
export const movedSlot = (position: Position, slot: number): boolean =>
  slot !== NOBODY &&
  sideOfSlot(slot) === position.side &&
  (position.moved & (1 << (slot - firstSlot(position.side)))) !== 0;

/**
 * Returns whether a side still has a unit of the kinds whose loss loses the war: a fighting unit or, under
 * `annihilation: allUnits`, any unit (rules.md 9.1).
 */
export function hasForces(field: Field, side: Side): boolean {
  const first = firstSlot(side);
  return ARMY.some(
    (kind, place) =>
      squareOf(field, first + place) !== NOWHERE &&
      (UNITS[kind].fighting || field.rules.annihilation === 'allUnits'),
  );
}
