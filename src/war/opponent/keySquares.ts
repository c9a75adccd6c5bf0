import { REACH } from '../engine/combat';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { firesFrom } from '../engine/landing';
import { isLinked, slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { squaresWithin, stepsTable } from './geometry';
import { cutsLines, markLinesFrom } from './lines';
import type { Thinking } from './thinking';
import { linkedOf } from './worths';

/**
 * Returns whether the unit of a slot (0 to 33, units.ts) could fire at some enemy unit from the square `from`, if it
 * were in communication there (rules.md 6.2, 6.6). The slot is one of the side to move.
 */
export function mayFire(position: Position, slot: number, from: Square): boolean {
  const enemy = firstSlot(other(position.side));
  for (let each = enemy; each < enemy + ARMY_SIZE; each++) {
    const target = squareOf(position, each);
    if (target >= 0 && firesFrom(position, slot, from, target)) return true;
  }
  return false;
}

/** Returns by square 1 where a side's line of communication runs or begins (rules.md 4.1 to 4.3), otherwise 0. */
export function linesOf(position: Position, side: Side): Uint8Array {
  const lit = new Uint8Array(position.board.size);
  position.board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side === side && (position.standing & (1 << i)) !== 0)
      markLinesFrom(position, side, arsenal.square, lit);
  });
  const first = firstSlot(side);
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) >= 0 && isLinked(position, slot))
      markLinesFrom(position, side, squareOf(position, slot), lit);
  return lit;
}

/**
 * Returns the enemy units within four squares of a line that a communications unit of the side to move sends from
 * `source` and that was not there before, as a mask whose bit i stands for the unit i of `ARMY`. `before` are the lines
 * without the unit, as `linesOf` returns them.
 */
export function underLines(position: Position, source: Square, before: Uint8Array): number {
  const { board, side } = position;
  const enemy = firstSlot(other(side));
  const lit = new Uint8Array(board.size);
  markLinesFrom(position, side, source, lit);
  let targets = 0;
  for (let place = 0; place < ARMY_SIZE; place++) {
    const square = squareOf(position, enemy + place);
    if (square < 0) continue;
    for (const each of squaresWithin(board, REACH, square))
      if (lit[each] === 1 && before[each] === 0) {
        targets |= 1 << place;
        break;
      }
  }
  return targets;
}

/**
 * Returns an array by square: 1 where an enemy unit would cut a line of a side between its source and a unit of that
 * side (rules.md 4.2), or would stand on a standing arsenal of the side; otherwise 0.
 */
export function criticalSquares(position: Position, side: Side): Uint8Array {
  const { board } = position;
  const critical = new Uint8Array(board.size);
  const linked = linkedOf(position, side);
  const first = firstSlot(side);
  const own = (square: Square): boolean => {
    const slot = slotAt(position, square);
    return slot !== NOBODY && slot < ARMY_SIZE === (side === 'N');
  };
  const from = (source: Square): void => {
    if (cutsLines(position, side, source)) return;
    for (let direction = 0; direction < 8; direction++) {
      const length = board.rayLength[source * 8 + direction] as number;
      const step = board.stride[direction] as number;
      let last = 0;
      for (let i = 1, each = source + step; i <= length; i++, each += step) {
        if (cutsLines(position, side, each)) break;
        if (own(each)) last = i;
      }
      for (let i = 1; i < last; i++) critical[source + i * step] = 1;
    }
  };
  board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side === side && (position.standing & (1 << i)) !== 0) {
      critical[arsenal.square] = 1;
      from(arsenal.square);
    }
  });
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++)
    if ((linked & (1 << place)) !== 0) from(squareOf(position, first + place));
  return critical;
}

/**
 * Returns an array by square: 1 on the squares that touch an isolated fighting unit of a side, from where another
 * could bring it into communication (rules.md 4.5); otherwise 0.
 */
export function joiningSquares(position: Position, side: Side): Uint8Array {
  const { board } = position;
  const joining = new Uint8Array(board.size);
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squareOf(position, first + place);
    if (square < 0 || (linked & (1 << place)) !== 0) continue;
    for (let i = square * 8; i < square * 8 + 8; i++)
      if ((board.around[i] as number) >= 0) joining[board.around[i] as number] = 1;
  }
  return joining;
}

/**
 * Returns the enemy units within `within` steps of any of the given units, as a mask whose bit i stands for the unit i
 * of `ARMY`. `units` is such a mask for the army whose first slot is `first`; the enemy is that of the side to move.
 */
export function around(
  { search: { position } }: Thinking,
  units: number,
  first: number,
  within: number,
): number {
  if (units === 0) return 0;
  const { size } = position.board;
  const steps = stepsTable(position.board);
  const enemy = firstSlot(other(position.side));
  let targets = 0;
  for (let place = 0; place < ARMY_SIZE; place++) {
    const square = squareOf(position, enemy + place);
    if (square < 0) continue;
    for (let rest = units; rest !== 0; rest &= rest - 1) {
      const unit = squareOf(position, first + 31 - Math.clz32(rest & -rest));
      if (unit >= 0 && (steps[square * size + unit] as number) <= within) {
        targets |= 1 << place;
        break;
      }
    }
  }
  return targets;
}
