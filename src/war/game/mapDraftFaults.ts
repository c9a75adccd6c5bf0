import { memoizeEach } from '../../shell/memoizeEach';
import { DIRECTIONS, territoryOf, type Board } from '../engine/board';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import { LONGEST_TAG, MOST_OPENINGS } from '../engine/maps/mapHead';
import { judgePlay, marchable, MOST_ARSENALS } from '../engine/maps/mapPlay';
import { readMap, type GameMap } from '../engine/maps/mapText';
import { other, type Side, type Square } from '../engine/vocabulary';
import {
  boardOfDraft,
  mapOrdered,
  signAt,
  type MapDraft,
  type MapOrder,
  type MapSign,
  type MapTag,
} from './mapDraft';
import { openingsFrom, writeMapDraft } from './mapDraftText';
import { nearestFirst, pathThrough } from './mapWays';

/** The effects of a map's fixes, for their buttons. */
const MAP_FIXES = [
  ...(['put', 'give', 'remove', 'level', 'pass', 'move', 'leave', 'shorten'] as const),
] as const;
/**
 * The effect of a fix of a map's fault, for its button: it puts something on a square (`put`), gives an arsenal to the
 * other side (`give`), removes something (`remove`), levels mountains (`level`), makes a `pass`, moves a fort (`move`),
 * leaves out an opening (`leave`), or shortens a text (`shorten`).
 */
export type MapFixKind = (typeof MAP_FIXES)[number];

/** A fix of a fault of a map under construction: its effect, the squares that change, and its orders. */
export interface MapFix {
  readonly is: MapFixKind;
  /** The sign that is placed or removed. */
  readonly sign: MapSign;
  /** The squares that change; for a move, the destination. */
  readonly squares: readonly Square[];
  /** The changes of the map, to be applied in this order. */
  readonly orders: readonly MapOrder[];
}

/** A fault or a warning about a map under construction, with its squares and with its possible fixes. */
export interface Finding<T> {
  readonly what: T;
  /** Its squares; empty if it has no place on the board. */
  readonly squares: readonly Square[];
  /** Each of them removes the fault; the likeliest is first. */
  readonly fixes: readonly MapFix[];
}

/** The faults and the warnings of a map under construction, and the finished map if it has no fault. */
export interface MapJudgement {
  /** The draft as a map; null while it has faults. */
  readonly map: GameMap | null;
  /** The board of the draft, for drawing. */
  readonly board: Board;
  readonly faults: readonly Finding<MapFault>[];
  readonly warnings: readonly Finding<MapWarning>[];
}

/** Returns every fault and every warning of a map under construction at once, each with its possible fixes. */
export const judgeMapDraft = memoizeEach((draft: MapDraft): MapJudgement => {
  const text = writeMapDraft(draft);
  const reading = readMap(text);
  const board = reading.board ?? boardOfDraft(draft);
  const firstOpening = openingsFrom(text);
  const finding = <T extends MapFault | MapWarning>(what: T): Finding<T> => ({
    what,
    squares: squaresOf(draft, what),
    fixes: fixesOf(draft, board, what, what.line - firstOpening),
  });
  return {
    map: reading.map,
    board,
    faults: reading.faults.map(finding),
    warnings: reading.warnings.map(finding),
  };
});

/** Returns a map under construction after a fix: with all orders of the fix applied. */
export const mapFixed = (draft: MapDraft, { orders }: MapFix): MapDraft =>
  orders.reduce<MapDraft>(mapOrdered, draft);

const arsenalsOf = (draft: MapDraft, side: Side): Square[] =>
  [...draft.signs].flatMap((sign, square) => (sign === side ? [square] : []));

function squaresOf(draft: MapDraft, what: MapFault | MapWarning): readonly Square[] {
  if (what.code === 'manyArsenals') return arsenalsOf(draft, what.side).slice(MOST_ARSENALS);
  // The squares of a deployment are those of its units, which a draft does not show.
  return 'square' in what && !what.code.startsWith('opening') ? [what.square] : [];
}

const paint = (squares: readonly Square[], sign: MapSign): MapOrder => ({
  do: 'paint',
  squares,
  sign,
});
const paints = (is: MapFixKind, squares: readonly Square[], sign: MapSign): MapFix => ({
  is,
  sign,
  squares,
  orders: [paint(squares, sign)],
});
/** Returns the fix that makes squares plain. */
const clears = (is: 'remove' | 'level', squares: readonly Square[], was: MapSign): MapFix => ({
  is,
  sign: was,
  squares,
  orders: [paint(squares, '.')],
});
const of = (is: 'leave' | 'shorten', ...orders: readonly MapOrder[]): MapFix => ({
  is,
  sign: '.',
  squares: [],
  orders,
});

function fixesOf(
  draft: MapDraft,
  board: Board,
  what: MapFault | MapWarning,
  opening: number,
): MapFix[] {
  switch (what.code) {
    case 'noArsenal':
      return arsenalPut(draft, board, what.side);
    case 'arsenalCount':
      return what.found < 2 ? arsenalPut(draft, board, what.side) : [];
    case 'manyArsenals':
      return [clears('remove', squaresOf(draft, what), what.side)];
    case 'foreignArsenal':
      return [
        paints('give', [what.square], other(what.side)),
        clears('remove', [what.square], what.side),
      ];
    case 'arsenalWithoutLines':
      return [
        ...passBeside(draft, board, what.square, what.side),
        clears('remove', [what.square], what.side),
      ];
    case 'arsenalOutOfReach': {
      const half = squaresWhere(board, (square) => territoryOf(board, square) === other(what.side));
      const ground = half.filter((square) => board.terrain[square] !== 'mountain');
      return [
        ...passes(board, ground.length > 0 ? ground : half, [what.square]),
        clears('remove', [what.square], what.side),
      ];
    }
    case 'fewSquares': {
      const mountains = squaresWhere(
        board,
        (square) => territoryOf(board, square) === what.side && signAt(draft, square) === '^',
      );
      const home = arsenalsOf(draft, what.side).some(
        (square) => territoryOf(board, square) === what.side,
      );
      return home && mountains.length > 0 ? [clears('level', mountains, '^')] : [];
    }
    case 'fortOffLines':
      return [...fortMoved(draft, board, what), clears('remove', [what.square], '#')];
    case 'walledIn': {
      const part = marchable(board, [what.square]);
      const rest = squaresWhere(
        board,
        (square) => board.terrain[square] !== 'mountain' && !part.has(square),
      );
      return passes(board, rest, [...part]);
    }
    case 'longTag': {
      const [tag, language = ''] = what.name.split('_') as [MapTag, string?];
      const byTag = {
        Name: draft.names[language],
        Note: draft.notes[language],
        Author: draft.author,
      };
      const text = (byTag[tag] ?? '').slice(0, LONGEST_TAG[tag]);
      return [of('shorten', { do: 'say', tag, language, text })];
    }
    case 'longText':
    case 'manyOpenings': {
      const extra = { do: 'leaveOpening', opening: MOST_OPENINGS } as const;
      return [of('leave', ...draft.openings.slice(MOST_OPENINGS).map(() => extra))];
    }
    case 'badOpening':
    case 'openingUnits':
    case 'openingGround':
    case 'openingIsolated':
      return [of('leave', { do: 'leaveOpening', opening })];
    default:
      // Names and the balance of the sides are for a person to decide; other faults are of a text that is no draft.
      return [];
  }
}

const squaresWhere = ({ size }: Board, wanted: (square: Square) => boolean): Square[] =>
  Array.from({ length: size }, (_, square) => square).filter(wanted);

/** Returns fixes that open passes through the mountains between two parts. */
function passes(board: Board, from: readonly Square[], to: readonly Square[]): MapFix[] {
  const squares = pathThrough(board, from, to);
  return squares.length === 0 ? [] : [paints('pass', squares, '=')];
}

/** Returns fixes that open a pass for the lines of an arsenal enclosed by mountains. */
function passBeside(draft: MapDraft, board: Board, square: Square, side: Side): MapFix[] {
  const [row, column] = [Math.floor(square / board.width), square % board.width];
  const beside = DIRECTIONS.flatMap((step) => {
    const [r, c] = [row + step.row, column + step.column];
    const inside = r >= 0 && r < board.height && c >= 0 && c < board.width;
    return inside ? [r * board.width + c] : [];
  }).find((near) => territoryOf(board, near) === side && signAt(draft, near) === '^');
  return beside === undefined ? [] : [paints('pass', [beside], '=')];
}

/** The most squares that are tried for an arsenal; each is judged by the rules of the map. */
const MOST_TRIED = 24;

/** Fixes that place an arsenal where it has no fault: in the middle of its territory, or opposite the existing one. */
function arsenalPut(draft: MapDraft, board: Board, side: Side): MapFix[] {
  const { width, height } = board;
  const [there] = arsenalsOf(draft, side);
  const quarter = Math.floor(height / 4);
  const row = side === 'N' ? quarter : height - 1 - quarter;
  const intended =
    there === undefined
      ? row * width + Math.floor(width / 2)
      : there - (there % width) + (width - 1 - (there % width));
  const before = judgePlay(board).faults.length;
  const square = nearestFirst(board, intended)
    .filter((at) => territoryOf(board, at) === side && signAt(draft, at) === '.')
    .slice(0, MOST_TRIED)
    .find((at) => {
      const { faults } = judgePlay(boardOfDraft(mapOrdered(draft, paint([at], side))));
      // For the first arsenal one fault must go; for another none may be added.
      return (
        faults.length < before + (there === undefined ? 0 : 1) && !faults.some((f) => f.at === at)
      );
    });
  return square === undefined ? [] : [paints('put', [square], side)];
}

/** Returns the fix that moves a fort to the nearest plain square on a line of its side. */
function fortMoved(
  draft: MapDraft,
  board: Board,
  { side, square }: { readonly side: Side; readonly square: Square },
): MapFix[] {
  const arsenals = arsenalsOf(draft, side);
  const to = nearestFirst(board, square).find(
    (at) =>
      signAt(draft, at) === '.' &&
      territoryOf(board, at) === side &&
      arsenals.some((arsenal) => board.bearing[arsenal * board.size + at] !== 0),
  );
  if (to === undefined) return [];
  return [
    { is: 'move', sign: '#', squares: [to], orders: [paint([square], '.'), paint([to], '#')] },
  ];
}
