import { mayMoveTo } from '../engine/landing';
import { isLinked, squareOf } from '../engine/position';
import { takeBack } from '../engine/search';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot, LONGEST_RANGE } from '../engine/units';
import { other } from '../engine/vocabulary';
import { countOf, stepsTable } from './geometry';
import {
  around,
  criticalSquares,
  joiningSquares,
  linesOf,
  mayFire,
  underLines,
} from './keySquares';
import {
  give,
  landingOf,
  movesNow,
  outOf,
  packMove,
  slotOf,
  type PackedMove,
  type Thinking,
} from './thinking';
import { linkedOf } from './worths';

/** With more moves onto lines than this, pairs of them are not tried. */
const MOST_CUTTERS = 40;
/** The steps from which a unit may reach a target that it can fire at. */
const FARTHEST = 6;

/**
 * One or two moves that may make attacks on more enemy units succeed. `targets` are the units that may be attacked
 * after them, as a mask whose bit i stands for the unit i of `ARMY`; `value` estimates how promising they are: units
 * isolated count 2, own units brought into communication 1, divided by the number of moves. `isolates` is the number of
 * enemy units isolated.
 */
export interface Opener {
  readonly moves: readonly PackedMove[];
  readonly targets: number;
  readonly value: number;
  readonly isolates: number;
}

/** What an opener is found with: the masks of both armies in communication before it, and what it may leave. */
interface Opening {
  readonly thinking: Thinking;
  readonly ours: number;
  readonly theirs: number;
  /** By square, whether it is on a line of the side's own. */
  readonly lit: Uint8Array;
  readonly found: Opener[];
}

/**
 * Returns at most `most` openers, the most promising first: single moves and pairs that isolate enemy units, bring
 * own units into communication, or bring lines of communication near enemies. `left` is the number of moves that the
 * turn still allows; pairs that cut a line are tried only if it is 3 or more. Of the single moves, the best
 * `combined` are also tried in pairs.
 */
export function openersNow(
  thinking: Thinking,
  left: number,
  most: number,
  combined: number,
): Opener[] {
  const { search } = thinking;
  const { position } = search;
  const { side } = position;
  const enemy = other(side);
  const opening: Opening = {
    thinking,
    ours: linkedOf(position, side),
    theirs: linkedOf(position, enemy),
    lit: linesOf(position, side),
    found: [],
  };
  const critical = criticalSquares(position, enemy);
  const joining = joiningSquares(position, side);
  const all = movesNow(position);
  const mayCut = (slot: number): boolean =>
    BY_SLOT.fighting[slot] === 1 || position.rules.communicationsUnitsCutLines;
  const cutters = all.filter((move) => critical[landingOf(move)] === 1 && mayCut(slotOf(move)));
  for (const move of all) {
    if (outOf(thinking.budget)) break;
    const cuts = critical[landingOf(move)] === 1 && mayCut(slotOf(move));
    if (!cuts && BY_SLOT.fighting[slotOf(move)] === 1 && joining[landingOf(move)] === 0) continue;
    give(thinking, move);
    const opens = note(opening, [move]);
    // A second cut where one is not enough.
    if (cuts && !opens && left > 2 && cutters.length <= MOST_CUTTERS)
      for (const second of cutters) {
        if (second <= move || outOf(thinking.budget)) continue;
        after(thinking, second, () => note(opening, [move, second]));
      }
    if (left > 2) {
      cutAfter(opening, move, critical, mayCut);
      if (combined > 0) rejoinAfter(opening, move);
    }
    takeBack(search);
  }
  if (combined === 0 || left < 2) return best(opening, most);
  leaveAndCut(opening, critical, mayCut);
  leadAndJoin(opening);
  const singles = opening.found
    .filter(({ moves }) => moves.length === 1)
    .sort((a, b) => b.value - a.value)
    .slice(0, combined);
  for (const [i, { moves }] of singles.entries()) {
    const [move] = moves;
    if (move === undefined || outOf(thinking.budget)) break;
    give(thinking, move);
    for (const other of singles.slice(i + 1))
      for (const second of other.moves)
        after(thinking, second, () => note(opening, [move, second]));
    takeBack(search);
  }
  return best(opening, most);
}

/** Returns at most `most` of the openers that each isolate at least `least` enemy units, those that isolate the most first. */
export const isolating = (openers: readonly Opener[], least: number, most: number): Opener[] =>
  openers
    .filter(({ isolates }) => isolates >= least)
    .sort((a, b) => b.isolates - a.isolates || a.moves.length - b.moves.length)
    .slice(0, most);

const best = ({ found }: Opening, most: number): Opener[] =>
  found.sort((a, b) => b.value - a.value).slice(0, most);

/** Makes a move, if it is legal, for a function's time. */
function after(thinking: Thinking, move: PackedMove, then: () => void): void {
  const { search } = thinking;
  if (search.position.over !== null) return;
  if (!mayMoveTo(search.position, slotOf(move), landingOf(move))) return;
  give(thinking, move);
  then();
  takeBack(search);
}

/**
 * Adds the moves that have been made if they open anything; returns whether they isolate or join units. `again` are
 * units moved out of communication that have been brought back.
 */
function note(
  { thinking, ours, theirs, lit, found }: Opening,
  moves: readonly PackedMove[],
  again = 0,
): boolean {
  const { position } = thinking.search;
  if (position.over !== null) return false;
  const { side } = position;
  const enemy = other(side);
  const movers = moves.reduce((mask, move) => mask | (1 << (slotOf(move) - firstSlot(side))), 0);
  const isolated = theirs & ~linkedOf(position, enemy);
  const joined = (linkedOf(position, side) & ~ours & FIGHTING_MASK & ~movers) | again;
  let targets =
    around(thinking, isolated, firstSlot(enemy), LONGEST_RANGE) |
    around(thinking, joined, firstSlot(side), FARTHEST);
  for (const move of moves)
    if (BY_SLOT.fighting[slotOf(move)] === 0 && isLinked(position, slotOf(move)))
      targets |= underLines(position, landingOf(move), lit);
  if (targets === 0) return false;
  const isolates = countOf(isolated);
  const value = (isolates * 2 + countOf(joined) + 0.5) / moves.length;
  found.push({ moves, targets, value, isolates });
  return isolated !== 0 || joined !== 0;
}

/** Notes the pairs of which the first makes room for the second on a square where it cuts a line. */
function leaveAndCut(
  opening: Opening,
  critical: Uint8Array,
  mayCut: (slot: number) => boolean,
): void {
  const { thinking } = opening;
  const { search } = thinking;
  const { position } = search;
  const { board, side } = position;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  for (const move of movesNow(position)) {
    const square = squareOf(position, slotOf(move));
    if (critical[square] !== 1 || outOf(thinking.budget)) continue;
    give(thinking, move);
    for (let slot = first; slot < first + ARMY_SIZE; slot++) {
      const from = squareOf(search.position, slot);
      if (from < 0 || slot === slotOf(move) || !mayCut(slot)) continue;
      if ((steps[square * board.size + from] as number) > (BY_SLOT.speed[slot] as number)) continue;
      const second = packMove(slot, square);
      after(thinking, second, () => note(opening, [move, second]));
    }
    takeBack(search);
  }
}

/** Notes the pairs that begin with a move that has been made, and in which a unit that it has brought into communication cuts. */
function cutAfter(
  opening: Opening,
  move: PackedMove,
  critical: Uint8Array,
  mayCut: (slot: number) => boolean,
): void {
  const { thinking, ours } = opening;
  const { side } = thinking.search.position;
  const joined = linkedOf(thinking.search.position, side) & ~ours;
  if (joined === 0) return;
  for (const second of movesNow(thinking.search.position)) {
    const slot = slotOf(second);
    if ((joined & (1 << (slot - firstSlot(side)))) === 0 || !mayCut(slot)) continue;
    if (critical[landingOf(second)] === 1)
      after(thinking, second, () => note(opening, [move, second]));
  }
}

/**
 * Notes the pairs that begin with a move that has been made, and in which a communications unit brings back the units that
 * it has isolated.
 */
function rejoinAfter(opening: Opening, move: PackedMove): void {
  const { thinking, ours } = opening;
  const { search } = thinking;
  const { side } = search.position;
  const lost = ours & ~linkedOf(search.position, side) & FIGHTING_MASK;
  if (lost === 0) return;
  for (const second of movesNow(search.position)) {
    if (BY_SLOT.fighting[slotOf(second)] === 1) continue;
    after(thinking, second, () => {
      const again = lost & linkedOf(search.position, side);
      if (again !== 0) note(opening, [move, second], again);
    });
  }
}

/**
 * Notes the pairs of which the first moves a unit out of communication to where it could fire, and the second, beside
 * it or of a communications unit, brings it back.
 */
function leadAndJoin(opening: Opening): void {
  const { thinking } = opening;
  const { search } = thinking;
  const { board, side } = search.position;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  for (const move of movesNow(search.position)) {
    const slot = slotOf(move);
    if (BY_SLOT.fighting[slot] === 0 || outOf(thinking.budget)) continue;
    if (!mayFire(search.position, slot, landingOf(move))) continue;
    give(thinking, move);
    if (!isLinked(search.position, slot))
      for (const second of movesNow(search.position)) {
        const beside = (steps[landingOf(move) * board.size + landingOf(second)] as number) === 1;
        if (!beside && BY_SLOT.fighting[slotOf(second)] === 1) continue;
        after(thinking, second, () => {
          if (isLinked(search.position, slot)) note(opening, [move, second], 1 << (slot - first));
        });
      }
    takeBack(search);
  }
}
