/**
 * The ground, the units and the position string of the naive rules: a second implementation, used only
 * to check the engine. It shares no code and no table with it, so every figure below is written
 * out again from rules.md 1 and 2.
 */

export type Side = 'N' | 'S';

export interface NaivePosition {
  /** A row each: '' or a unit's letter, upper case for the North (notation.md). */
  cells: string[][];
  side: Side;
  /** Arsenals still standing, of both sides. */
  standing: string[];
  /** The square of the unit that the side to move must retreat first. */
  dislodged: string | null;
  turn: number;
  /** Where the units that have moved this turn now stand. */
  moved: string[];
  /** Where the unit that retreated this turn now stands. */
  retreated: string | null;
  /** The enemy arsenal taken by a move of this turn. */
  arsenalTaken: string | null;
  /** The advance that must follow a destruction under victorMustAdvance. */
  advance: { to: string; from: string[] } | null;
  over: { winner: Side | null; by: string } | null;
}

// --- Squares: rules.md 1 ---

const ROWS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let height = 20;
let width = 25;

export function nameOf(row: number, column: number): string {
  return `${ROWS[row]!}${column + 1}`;
}

const PLACES = new Map<string, [number, number]>();
function layPlaces(): void {
  PLACES.clear();
  EVERY_SQUARE.length = 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      PLACES.set(nameOf(row, column), [row, column]);
      EVERY_SQUARE.push(nameOf(row, column));
    }
}

export function rowOf(square: string): number {
  return PLACES.get(square)![0];
}

export function columnOf(square: string): number {
  return PLACES.get(square)![1];
}

export function onBoard(row: number, column: number): boolean {
  return row >= 0 && row < height && column >= 0 && column < width;
}

const EVERY_SQUARE: string[] = [];
layPlaces();

export const size = (): { readonly height: number; readonly width: number } => ({ height, width });

/** Every square, from A1: "board order". */
export function everySquare(): readonly string[] {
  return EVERY_SQUARE;
}

/** The eight directions, as [rows down, columns right]. */
export const EIGHT: [number, number][] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
];

/** The square so many steps away in a direction, or null beyond the edge. */
export function step(square: string, direction: [number, number], steps: number): string | null {
  const row = rowOf(square) + direction[0] * steps;
  const column = columnOf(square) + direction[1] * steps;
  return onBoard(row, column) ? nameOf(row, column) : null;
}

/** The neighbouring squares that are on the board. */
export function around(square: string): string[] {
  const found: string[] = [];
  for (const direction of EIGHT) {
    const there = step(square, direction, 1);
    if (there !== null) found.push(there);
  }
  return found;
}

// --- The ground: rules.md 1 ---

export const MOUNTAINS = [
  ...['C10', 'C11', 'C12', 'C13', 'D10', 'E10', 'G10', 'H10', 'I10'],
  ...['N11', 'N12', 'N13', 'N14', 'N15', 'N16', 'P16', 'Q16', 'R16'],
];
export const PASSES = ['F10', 'O16'];
export const FORTS = ['B8', 'H21', 'I13', 'L15', 'M3', 'O23'];
export const ARSENALS: Record<Side, string[]> = { N: ['B15', 'D8'], S: ['T3', 'T23'] };

const HIGH = new Set(MOUNTAINS);

/** Lays another map than Debord's for all that follows, from its rows; `null` lays that again. */
export function layGround(rows: readonly string[] | null): void {
  if (rows === null) rows = DEBORD;
  height = rows.length;
  width = rows[0]!.length;
  layPlaces();
  const those = (sign: string): string[] =>
    EVERY_SQUARE.filter((square) => rows[rowOf(square)]![columnOf(square)] === sign);
  MOUNTAINS.splice(0, MOUNTAINS.length, ...those('^'));
  PASSES.splice(0, PASSES.length, ...those('='));
  FORTS.splice(0, FORTS.length, ...those('#'));
  ARSENALS.N = those('N');
  ARSENALS.S = those('S');
  HIGH.clear();
  for (const square of MOUNTAINS) HIGH.add(square);
}

/** The map written out above, as rows. */
const DEBORD = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 25 }, (__, column) => {
    const square = nameOf(row, column);
    if (ARSENALS.N.includes(square)) return 'N';
    if (ARSENALS.S.includes(square)) return 'S';
    if (FORTS.includes(square)) return '#';
    if (PASSES.includes(square)) return '=';
    return HIGH.has(square) ? '^' : '.';
  }).join(''),
);

export function isMountain(square: string): boolean {
  return HIGH.has(square);
}

export function isPass(square: string): boolean {
  return PASSES.includes(square);
}

export function isFort(square: string): boolean {
  return FORTS.includes(square);
}

// --- Units: rules.md 2, letters of notation.md ---

export function otherSide(side: Side): Side {
  return side === 'N' ? 'S' : 'N';
}

export function unitAt(cells: string[][], square: string): string {
  return cells[rowOf(square)]![columnOf(square)]!;
}

/** The side of a unit's letter; null for an empty square. */
export function sideOf(unit: string): Side | null {
  if (unit === '') return null;
  return unit < 'a' ? 'N' : 'S';
}

export function kindOf(unit: string): string {
  return unit.toUpperCase();
}

export function isCavalry(unit: string): boolean {
  return kindOf(unit) === 'C';
}

/** Infantry, cavalry, foot artillery and mounted artillery. */
export function isFighting(unit: string): boolean {
  return unit !== '' && 'ICAH'.includes(kindOf(unit));
}

/** Foot and mounted communications. */
export function isRelay(unit: string): boolean {
  return unit !== '' && 'RS'.includes(kindOf(unit));
}

export function speedOf(unit: string): number {
  const speeds: Record<string, number> = { I: 1, C: 2, A: 1, H: 2, R: 1, S: 2 };
  return speeds[kindOf(unit)]!;
}

/** The squares of a side's units, in board order. */
export function unitsOf(cells: string[][], side: Side): string[] {
  const found: string[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (sideOf(cells[row]![column]!) === side) found.push(nameOf(row, column));
    }
  }
  return found;
}

// --- The position string: notation.md ---

/** Reads a valid position string. */
export function parse(text: string): NaivePosition {
  const [placement, side, standing, dislodged, turn] = text.trim().split(' ') as [
    string,
    Side,
    string,
    string,
    string,
  ];
  const cells: string[][] = [];
  for (const rowText of placement.split('/')) {
    const row: string[] = [];
    for (const part of rowText.match(/[0-9]+|[A-Za-z]/g) ?? []) {
      if (/[0-9]/.test(part)) {
        for (let empty = 0; empty < Number(part); empty++) row.push('');
      } else {
        row.push(part);
      }
    }
    cells.push(row);
  }
  return {
    cells,
    side,
    standing: standing === '-' ? [] : standing.split(','),
    dislodged: dislodged === '-' ? null : dislodged,
    turn: Number(turn),
    moved: [],
    retreated: null,
    arsenalTaken: null,
    advance: null,
    over: null,
  };
}

/** The position string of the units where they stand now. */
export function write(p: NaivePosition): string {
  const rows: string[] = [];
  for (const row of p.cells) {
    let text = '';
    let empty = 0;
    for (const cell of row) {
      if (cell === '') {
        empty++;
        continue;
      }
      if (empty > 0) text += String(empty);
      empty = 0;
      text += cell;
    }
    if (empty > 0) text += String(empty);
    rows.push(text);
  }
  const standing = everySquare().filter((square) => p.standing.includes(square));
  return [
    rows.join('/'),
    p.side,
    standing.length > 0 ? standing.join(',') : '-',
    p.dislodged ?? '-',
    String(p.turn),
  ].join(' ');
}

/** A copy that shares nothing with the original. */
export function copy(p: NaivePosition): NaivePosition {
  return {
    ...p,
    cells: p.cells.map((row) => [...row]),
    standing: [...p.standing],
    moved: [...p.moved],
    advance: p.advance === null ? null : { to: p.advance.to, from: [...p.advance.from] },
    over: p.over === null ? null : { ...p.over },
  };
}

/** Puts a unit, or '' for none, on a square. Changes the cells it is given. */
export function put(cells: string[][], square: string, unit: string): void {
  cells[rowOf(square)]![columnOf(square)] = unit;
}
