import type { Opening } from './openings';
import type { Side, Square, Terrain } from './vocabulary';

/** Returns the name of a square on a board, row letter then column number: `C10` (notation.md). */
export const nameOf = (board: Board, square: Square): string =>
  `${String.fromCharCode(65 + rowOf(board, square))}${columnOf(board, square) + 1}`;

const ROW_FIRST = /^([A-Za-z])-?([0-9]{1,2})$/;
const COLUMN_FIRST = /^([0-9]{1,2})-([A-Za-z])$/;

/**
 * Returns the square that a text names: `C10`, `c10`, `C-10` or `10-C`; undefined if the board has no such square.
 */
export function readSquare(board: Board, text: string): Square | undefined {
  const rowFirst = ROW_FIRST.exec(text);
  const columnFirst = COLUMN_FIRST.exec(text);
  const letter = rowFirst?.[1] ?? columnFirst?.[2];
  const number = rowFirst?.[2] ?? columnFirst?.[1];
  if (letter === undefined || number === undefined) return undefined;
  const row = letter.toUpperCase().charCodeAt(0) - 65;
  const column = Number(number) - 1;
  if (row >= board.height || column < 0 || column >= board.width) return undefined;
  return row * board.width + column;
}

/** An arsenal of a map: its square, and the side that it belongs to. */
export interface Arsenal {
  readonly square: Square;
  readonly side: Side;
}

/**
 * The eight directions, each with its name and its step in rows (southward) and columns (eastward), from northwest to
 * southeast, row by row; `7 - direction` is the index of the opposite one.
 */
export const DIRECTIONS = [
  { name: 'northwest', row: -1, column: -1 },
  { name: 'north', row: -1, column: 0 },
  { name: 'northeast', row: -1, column: 1 },
  { name: 'west', row: 0, column: -1 },
  { name: 'east', row: 0, column: 1 },
  { name: 'southwest', row: 1, column: -1 },
  { name: 'south', row: 1, column: 0 },
  { name: 'southeast', row: 1, column: 1 },
] as const;
/** A direction as its index in `DIRECTIONS`, from 0 (northwest) to 7 (southeast). */
export type Direction = number;

/** Stands for no square: that of a unit off the board, or a neighbour beyond the edge or on a mountain. */
export const NOWHERE = -1;

/**
 * The board of a map, which never changes during a game: its size, terrain, arsenals and openings, and tables computed
 * in advance for the rules. Squares are numbered row by row from A1, from 0; tables are flat arrays indexed by square.
 */
export interface Board {
  /**
   * The map as saves, records and links name it: the id of a shipped map, or the text of another on one line
   * (maps.ts). Boards with equal names are equal.
   */
  readonly map: string;
  /** Deployments to begin from. */
  readonly openings: readonly Opening[];
  /** Number of columns. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /** Number of squares. */
  readonly size: number;
  readonly terrain: readonly Terrain[];
  /** Row by row from A1. Sets of arsenals are bit masks over this list. */
  readonly arsenals: readonly Arsenal[];
  /** `around[square * 8 + direction]`: the neighbouring square that a unit can step on, or NOWHERE. */
  readonly around: Int16Array;
  /** `rayLength[square * 8 + direction]`: the number of squares in that direction before a mountain or the edge. */
  readonly rayLength: Uint8Array;
  /** Terrain bonus of each square: 2 on a pass, 4 in a fort. */
  readonly cover: Uint8Array;
  /** Difference between neighbouring squares' numbers in each direction. */
  readonly stride: Int16Array;
  /**
   * `bearing[from * size + to]`: 0 if `to` is not on one of the eight lines of `from` or a mountain is between;
   * otherwise `direction << 5 | distance`, with a distance from 1 to 31.
   */
  readonly bearing: Uint8Array;
}

/**
 * The bonus of each kind of terrain to the defence of a unit on it, in points, if the unit is entitled to it (rules.md
 * 2): 2 for a pass, 4 for a fort, otherwise 0.
 */
export const TERRAIN_BONUS: Readonly<Record<Terrain, number>> = {
  plain: 0,
  mountain: 0,
  pass: 2,
  fort: 4,
};

/**
 * Returns the direction in an entry of `Board.bearing` (how two squares in line lie to each other), as an index of
 * `DIRECTIONS`; the entry must not be 0.
 */
export const bearingDirection = (bearing: number): Direction => bearing >> 5;
/**
 * Returns the distance in an entry of `Board.bearing` (how two squares in line lie to each other), in squares; 0 for
 * the entry 0, squares not in line.
 */
export const bearingDistance = (bearing: number): number => bearing & 31;

/** The terrain of a square by its character in a map's text (docs/maps.md); arsenals stand on plain ground. */
export const TERRAIN_BY_CHARACTER: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  '^': 'mountain',
  '=': 'pass',
  '#': 'fort',
  N: 'plain',
  S: 'plain',
};

/**
 * Returns a board built from rows of characters as the text of a map has them (docs/maps.md), from north to south, all
 * of one width. Nothing is checked: `readMap` (mapText.ts) does that and reports every fault. Unknown characters become
 * plain ground. `map` is the reference that records write; `openings` are deployments to begin from.
 */
export function layBoard(
  rows: readonly string[],
  map = rows.join('/'),
  openings: readonly Opening[] = [],
): Board {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const signs = [...rows.join('')];
  const terrain = signs.map((sign) => TERRAIN_BY_CHARACTER[sign] ?? 'plain');
  const arsenals = signs.flatMap((side, square) =>
    side === 'N' || side === 'S' ? [{ square, side } as const] : [],
  );
  return {
    map,
    openings,
    width,
    height,
    size: width * height,
    terrain,
    arsenals,
    ...lines(width, height, terrain),
  };
}

function lines(width: number, height: number, terrain: readonly Terrain[]) {
  const size = width * height;
  const around = new Int16Array(size * 8).fill(NOWHERE);
  const cover = Uint8Array.from(terrain, (ground) => TERRAIN_BONUS[ground]);
  const rayLength = new Uint8Array(size * 8);
  const bearing = new Uint8Array(size * size);
  for (let from = 0; from < size; from++) {
    DIRECTIONS.forEach(({ row, column }, direction) => {
      let r = Math.floor(from / width) + row;
      let c = (from % width) + column;
      let distance = 0;
      for (; r >= 0 && r < height && c >= 0 && c < width; r += row, c += column) {
        const to = r * width + c;
        if (terrain[to] === 'mountain') break;
        distance += 1;
        if (distance === 1) around[from * 8 + direction] = to;
        bearing[from * size + to] = (direction << 5) | distance;
      }
      rayLength[from * 8 + direction] = distance;
    });
  }
  const stride = Int16Array.from(DIRECTIONS, ({ row, column }) => row * width + column);
  return { around, cover, rayLength, bearing, stride };
}

/** Returns the side in whose territory a square is: the northern half of the rows is the North's (rules.md 1). */
export const territoryOf = (board: Board, square: Square): Side =>
  square < board.size / 2 ? 'N' : 'S';

/** Returns the row of a square, from 0 in the north. */
export const rowOf = (board: Board, square: Square): number => Math.floor(square / board.width);
/** Returns the column of a square, from 0 in the west. */
export const columnOf = (board: Board, square: Square): number => square % board.width;
