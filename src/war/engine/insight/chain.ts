import { communicationLines, FIGHTING_COUNT, NOBODY } from '../communication';
import { NOWHERE } from '../board';
import { isLinked, sideOfSlot, slotAt, squareOf, type Position } from '../position';
import { ARMY_SIZE, firstSlot } from '../units';
import type { Side, Square } from '../vocabulary';

/**
 * One link of a chain of communication: along a line (rules.md 4.1 to 4.4), or between neighbours by contact (4.5),
 * from the square of an arsenal or unit to the square of a unit.
 */
export interface Link {
  readonly how: 'line' | 'contact';
  /** The square of the arsenal or unit that it starts from. */
  readonly from: Square;
  /** The square of the unit that it reaches. */
  readonly to: Square;
}

/**
 * The chain by which a unit is in communication (rules.md 4): the square of an arsenal, and the links that lead from it
 * to the unit, in order; none if the unit stands on the arsenal.
 */
export interface Chain {
  readonly arsenal: Square;
  readonly links: readonly Link[];
}

// The cost of a chain: its links, then its contacts, then its length in squares.
const A_LINK = 1 << 16;
const A_CONTACT = 1 << 10;
const UNREACHED = 0x7fffffff;

/** The chains of one side: for each square the cost of the best chain and its last link. */
interface Chains {
  readonly cost: Int32Array;
  /** For each square the start of its last link, or NOWHERE. */
  readonly from: Int16Array;
  /** For each square 1 if its last link is a contact. */
  readonly byContact: Uint8Array;
}

/**
 * Returns the shortest chain from a standing arsenal to the unit on a square (rules.md 4): that with the fewest
 * links, then the fewest contacts, then the fewest squares, then the first row by row. Null if the square is empty or
 * the unit is not in communication.
 */
export function chainTo(position: Position, square: Square): Chain | null {
  const slot = slotAt(position, square);
  if (slot === NOBODY || !isLinked(position, slot)) return null;
  const { from, byContact } = chainsOf(position, sideOfSlot(slot));
  const links: Link[] = [];
  let at = square;
  for (let before = from[at] as number; before !== NOWHERE; before = from[at] as number) {
    links.unshift({ how: byContact[at] === 1 ? 'contact' : 'line', from: before, to: at });
    at = before;
  }
  return { arsenal: at, links };
}

function chainsOf(position: Position, side: Side): Chains {
  const { board, standing } = position;
  const chains: Chains = {
    cost: new Int32Array(board.size).fill(UNREACHED),
    from: new Int16Array(board.size).fill(NOWHERE),
    byContact: new Uint8Array(board.size),
  };
  board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side === side && (standing & (1 << i)) !== 0) chains.cost[arsenal.square] = 0;
  });
  const lines = communicationLines(position, side);
  for (let again = true; again;) {
    again = false;
    for (const { source, direction, end } of lines) {
      const stride = board.stride[direction] as number;
      for (let square = source; square !== end;) {
        square += stride;
        const squares = (square - source) / stride;
        if (extend(position, side, chains, source, square, A_LINK + squares, 0)) again = true;
      }
    }
    if (extendContacts(position, side, chains)) again = true;
  }
  return chains;
}

/** Extends chains by contact from fighting units in communication (4.5, 4.6); returns whether any chain changed. */
function extendContacts(position: Position, side: Side, chains: Chains): boolean {
  const { around } = position.board;
  const served = position.rules.contactReachesCommunicationsUnits ? ARMY_SIZE : FIGHTING_COUNT;
  const first = firstSlot(side);
  let again = false;
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const square = squareOf(position, slot);
    if (square < 0) continue;
    for (let i = square * 8; i < square * 8 + 8; i++) {
      const to = around[i] as number;
      if (to === NOWHERE || slotAt(position, to) - first >= served) continue;
      if (extend(position, side, chains, square, to, A_LINK + A_CONTACT + 1, 1)) again = true;
    }
  }
  return again;
}

/** Adds a link to the side's unit on a square if it makes the best chain there so far. */
function extend(
  position: Position,
  side: Side,
  { cost, from, byContact }: Chains,
  source: Square,
  square: Square,
  link: number,
  contact: 0 | 1,
): boolean {
  const slot = slotAt(position, square);
  if (slot === NOBODY || sideOfSlot(slot) !== side) return false;
  const before = cost[source] as number;
  if (before === UNREACHED || before + link >= (cost[square] as number)) return false;
  cost[square] = before + link;
  from[square] = source;
  byContact[square] = contact;
  return true;
}
