import { NOWHERE } from '../engine/board';
import { FIGHTING_COUNT } from '../engine/communication';
import { isLinked, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Side } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { cutsLines, markLinesFrom } from './lines';

/** Turns that stand for never, of a unit that no communications unit can be brought into line with. */
const NEVER = 8;

// Scratch, so that judging allocates nothing: squares marked with the number of the round are on a line of communication;
// turns by place in the army.
const MOST_SQUARES = 1024;
const lit = new Int32Array(MOST_SQUARES);
let round = 0;
const turns = new Int32Array(FIGHTING_COUNT);

/**
 * Turns until each fighting unit of a side that is out of communication could be in line with one of the side's
 * communications units that stands on a line itself, added up: as the crow flies, and 8 at most for each.
 */
export function turnsToRescue(position: Position, side: Side): number {
  const first = firstSlot(side);
  let isolated = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++)
    if (squareOf(position, first + place) !== NOWHERE && !isLinked(position, first + place))
      isolated |= 1 << place;
  if (isolated === 0) return 0;
  turns.fill(NEVER);
  for (let relay = first + FIGHTING_COUNT; relay < first + ARMY_SIZE; relay++) {
    if (squareOf(position, relay) === NOWHERE) continue;
    markLines(position, side, relay);
    for (let rest = isolated; rest !== 0; rest &= rest - 1)
      approach(position, side, relay, 31 - Math.clz32(rest & -rest));
  }
  let sum = 0;
  for (let rest = isolated; rest !== 0; rest &= rest - 1)
    sum += turns[31 - Math.clz32(rest & -rest)] as number;
  return sum;
}

/** Marks the lines of a side's arsenals, and of its other communications unit where that has any. */
function markLines(position: Position, side: Side, relay: number): void {
  const { board, standing } = position;
  round += 1;
  board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side === side && (standing & (1 << i)) !== 0)
      markLinesFrom(position, side, arsenal.square, lit, round);
  });
  const first = firstSlot(side);
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (slot !== relay && isLinked(position, slot))
      markLinesFrom(position, side, squareOf(position, slot), lit, round);
}

/** Notes how soon a communications unit could stand on a marked square in line with the unit of a place. */
function approach(position: Position, side: Side, relay: number, place: number): void {
  const { board } = position;
  const { rayLength, stride } = board;
  const row = squareOf(position, relay) * board.size;
  const steps = stepsTable(board);
  const speed = BY_SLOT.speed[relay] as number;
  const unit = squareOf(position, firstSlot(side) + place);
  for (let direction = 0; direction < 8; direction++) {
    const length = rayLength[unit * 8 + direction] as number;
    const step = stride[direction] as number;
    for (let i = 1, square = unit + step; i <= length; i++, square += step) {
      if (cutsLines(position, side, square)) break;
      if (lit[square] !== round) continue;
      const away = Math.trunc(((steps[row + square] as number) + speed - 1) / speed);
      if (away < (turns[place] as number)) turns[place] = away;
    }
  }
}
