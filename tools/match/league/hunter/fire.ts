import { NOWHERE, type Board } from '../../../../src/war/engine/board';
import { FIGHTING_COUNT } from '../../../../src/war/engine/communication';
import type { Position } from '../../../../src/war/engine/position';
import { BY_SLOT, firstSlot, SLOTS } from '../../../../src/war/engine/units';
import type { Side, Square } from '../../../../src/war/engine/vocabulary';
import { linkedOf } from './hands';

/**
 * What a unit adds to an attack by slot and code of distance and line, in the open and under cover: what bears now
 * in the lowest eight bits, and one in the eighth, twelfth, sixteenth or twentieth for 7, 5, 4 or 3 after a move.
 */
const gainsOf = (open: boolean): Int32Array =>
  Int32Array.from({ length: SLOTS * 16 }, (_, i) => {
    const slot = i >> 4;
    const away = (i & 15) >> 1;
    if (away === 0 || BY_SLOT.fighting[slot] === 0) return 0;
    const range = BY_SLOT.range[slot] as number;
    const attack = BY_SLOT.attack[slot] as number;
    const charges = open && BY_SLOT.charging[slot] !== 0;
    if ((i & 1) === 1 && away <= range)
      return charges ? (away === 1 ? 7 : attack + (1 << 20)) : attack;
    if (away > range + (BY_SLOT.speed[slot] as number)) return 0;
    return 1 << (charges ? 8 : attack === 5 ? 12 : 16);
  });
const OPEN = gainsOf(true);
const COVERED = gainsOf(false);
/** The most squares of a board. */
const MOST_SQUARES = 1024;

/** The fire of a side: its units that may fire, and by square what they can bring to bear there, once asked. */
export interface Fire {
  board: Board | null;
  /** By place in its army: the square of a unit in communication, or NOWHERE. */
  readonly from: Int16Array;
  readonly sums: Int32Array;
  /** The round in which each sum was computed; those of earlier rounds are out of date. */
  readonly rounds: Int32Array;
  round: number;
}
const noFire = (): Fire => ({
  board: null,
  from: new Int16Array(FIGHTING_COUNT).fill(NOWHERE),
  sums: new Int32Array(MOST_SQUARES),
  rounds: new Int32Array(MOST_SQUARES),
  round: 0,
});
const fires = { N: noFire(), S: noFire() };

/** Returns the fire of a side, forgotten if its units have changed. */
export function fireOf(position: Position, side: Side): Fire {
  const fire = fires[side];
  const { from } = fire;
  const linked = linkedOf(position, side);
  const first = firstSlot(side);
  let same = fire.board === position.board;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const now =
      (linked & (1 << place)) === 0 ? NOWHERE : (position.squares[first + place] as number);
    if (from[place] === now) continue;
    from[place] = now;
    same = false;
  }
  if (same) return fire;
  fire.board = position.board;
  fire.round += 1;
  return fire;
}

/** Returns what a side can bring to bear on a square, packed as in `gainsOf`. */
export function fireOn(
  { from, sums, rounds, round }: Fire,
  { cover, size }: Board,
  codes: Uint8Array,
  first: number,
  square: Square,
): number {
  if (rounds[square] === round) return sums[square] as number;
  const row = square * size;
  const gains = cover[square] === 0 ? OPEN : COVERED;
  let sum = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const at = from[place] as number;
    if (at === NOWHERE) continue;
    const code = codes[row + at] as number;
    if (code !== 0) sum += gains[((first + place) << 4) | code] as number;
  }
  rounds[square] = round;
  sums[square] = sum;
  return sum;
}

/** Returns the greatest attack of packed gains with five moves. */
export function attackOf(sum: number): number {
  let left = 5;
  let most = sum & 255;
  for (let kind = 0; kind < 4; kind++) {
    const taken = Math.min(left, (sum >> (8 + kind * 4)) & 15);
    most += taken * (kind === 0 ? 7 : 6 - kind);
    left -= taken;
  }
  return most;
}
