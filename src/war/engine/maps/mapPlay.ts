import { DIRECTIONS, NOWHERE, territoryOf, type Board } from '../board';
import { groundOf } from '../deployment';
import { ARMY_SIZE } from '../units';
import { other, SIDES, type Side, type Square } from '../vocabulary';
import type { Compared, MapFault, MapWarning, Unplaced } from './mapFaults';

/** The most arsenals that one side may have on a map. */
export const MOST_ARSENALS = 6;
/** The rule book assumes two. */
const USUAL_ARSENALS = 2;
/** A warning is given if the halves' squares differ by more than this share of the larger half. */
const UNEQUAL_SHARE = 0.1;

/**
 * A fault or warning about a map without its place in the text, and the square that it concerns, null if it concerns
 * none.
 */
export interface Finding<T> {
  readonly at: Square | null;
  readonly what: Unplaced<T>;
}

/**
 * Returns every fault that makes a board unfit to play on, the North's first, and every warning about it, kind by
 * kind (docs/maps.md).
 */
export function judgePlay(board: Board): {
  readonly faults: readonly Finding<MapFault>[];
  readonly warnings: readonly Finding<MapWarning>[];
} {
  return {
    faults: SIDES.flatMap((side) => [...armoury(board, side), ...room(board, side)]),
    warnings: [...forts(board), ...walledIn(board), ...balance(board)],
  };
}

const arsenalsOfSide = ({ arsenals }: Board, side: Side): Square[] =>
  arsenals.filter((arsenal) => arsenal.side === side).map(({ square }) => square);

function armoury(board: Board, side: Side): Finding<MapFault>[] {
  const own = arsenalsOfSide(board, side);
  const found = own.length;
  if (found === 0) return [{ at: null, what: { code: 'noArsenal', side } }];
  const faults: Finding<MapFault>[] = [];
  if (found > MOST_ARSENALS)
    faults.push({
      at: null,
      what: { code: 'manyArsenals', side, found, wanted: MOST_ARSENALS },
    });
  const enemyCanReach = marchable(board, groundOf(board, other(side)));
  for (const square of own) {
    const report = (code: 'foreignArsenal' | 'arsenalWithoutLines' | 'arsenalOutOfReach'): void => {
      faults.push({ at: square, what: { code, side, square } });
    };
    if (territoryOf(board, square) !== side) report('foreignArsenal');
    else if (!linesFrom(board, square).some((to) => territoryOf(board, to) === side))
      report('arsenalWithoutLines');
    if (!enemyCanReach.has(square)) report('arsenalOutOfReach');
  }
  return faults;
}

/** Returns the squares in line with one, without a mountain between. */
const linesFrom = ({ bearing, size }: Board, from: Square): Square[] =>
  Array.from({ length: size }, (_, to) => to).filter((to) => bearing[from * size + to] !== 0);

/**
 * Returns every square that a unit could reach from one of the squares `from` in any number of turns if no other unit
 * stood in its way; these squares included.
 */
export function marchable(board: Board, from: readonly Square[]): ReadonlySet<Square> {
  const reached = new Set(from);
  for (const square of reached)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = board.around[square * 8 + direction];
      if (next !== undefined && next !== NOWHERE) reached.add(next);
    }
  return reached;
}

/**
 * Checks the room to deploy: the squares on lines of a side's arsenals, and those that contact reaches from them,
 * within its territory (rules.md 4.5).
 */
function room(board: Board, side: Side): Finding<MapFault>[] {
  const ground = new Set(groundOf(board, side));
  const linked = new Set(
    arsenalsOfSide(board, side)
      .flatMap((square) => [square, ...linesFrom(board, square)])
      .filter((square) => ground.has(square)),
  );
  for (const square of linked)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = board.around[square * 8 + direction];
      if (next !== undefined && ground.has(next)) linked.add(next);
    }
  const found = linked.size;
  return found >= ARMY_SIZE
    ? []
    : [{ at: null, what: { code: 'fewSquares', side, found, wanted: ARMY_SIZE } }];
}

/** Warns of forts that are on no clear line from an arsenal of their own side, as all of Debord's map are. */
const forts = (board: Board): Finding<MapWarning>[] =>
  board.terrain.flatMap((ground, square) => {
    const side = territoryOf(board, square);
    const served = arsenalsOfSide(board, side).some(
      (arsenal) => board.bearing[arsenal * board.size + square] !== 0,
    );
    return ground !== 'fort' || served
      ? []
      : [{ at: square, what: { code: 'fortOffLines', side, square } }];
  });

/** Returns every connected part of the map but the largest, by its first square. */
function walledIn(board: Board): Finding<MapWarning>[] {
  const parts: Square[][] = [];
  const seen = new Set<Square>();
  board.terrain.forEach((ground, square) => {
    if (ground === 'mountain' || seen.has(square)) return;
    const part = [...marchable(board, [square])];
    for (const each of part) seen.add(each);
    parts.push(part);
  });
  const largest = parts.reduce<readonly Square[]>(
    (most, part) => (part.length > most.length ? part : most),
    [],
  );
  return parts
    .filter((part) => part !== largest)
    .map((part) => {
      const square = Math.min(...part);
      return { at: square, what: { code: 'walledIn', square, count: part.length } };
    });
}

function balance(board: Board): Finding<MapWarning>[] {
  const count = (what: Compared, side: Side): number => {
    if (what === 'arsenals') return arsenalsOfSide(board, side).length;
    const ground = groundOf(board, side);
    if (what === 'squares') return ground.length;
    const kind = what === 'forts' ? 'fort' : 'pass';
    return ground.filter((square) => board.terrain[square] === kind).length;
  };
  const found: Finding<MapWarning>[] = [];
  for (const side of SIDES) {
    const arsenals = count('arsenals', side);
    if (arsenals > 0 && arsenals !== USUAL_ARSENALS)
      found.push({ at: null, what: { code: 'arsenalCount', side, found: arsenals } });
  }
  for (const what of ['arsenals', 'forts', 'passes', 'squares'] as const) {
    const [north, south] = [count(what, 'N'), count(what, 'S')];
    const apart = Math.abs(north - south);
    if (apart > (what === 'squares' ? UNEQUAL_SHARE * Math.max(north, south) : 0))
      found.push({ at: null, what: { code: 'unequal', what, north, south } });
  }
  return found;
}
