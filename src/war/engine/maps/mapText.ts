import { layBoard, TERRAIN_BY_CHARACTER, territoryOf, nameOf, type Board } from '../board';
import { reasonsAgainstGround } from '../deployment';
import { readPosition } from '../notation/notation';
import {
  inOrder,
  writeTag,
  type PlacedTag,
  type TextPlace,
} from '../../../shell/record/recordText';
import { partRecord } from '../notation/recordText';
import type { Opening } from '../openings';
import { inCommunication, positionOf } from '../position';
import { RULE_SETS } from '../rules';
import { ARMY_SIZE } from '../units';
import { SIDES, type Terrain } from '../vocabulary';
import type { MapFault, MapWarning, Unplaced } from './mapFaults';
import { readMapHead, tagsOfMap, type MapHead } from './mapHead';
import { judgePlay } from './mapPlay';

/** A map to play on (docs/maps.md): its names and notes by language, its author and its board. */
export interface GameMap extends Omit<MapHead, 'openings'> {
  readonly board: Board;
}

/**
 * The result of reading a text as a map: the map, or null if there is a fault; its board; and all faults and warnings
 * in the order of their places in the text.
 */
export interface MapReading {
  /** Null if the text has a fault; warnings do not matter. */
  readonly map: GameMap | null;
  /** The board, for drawing, even if other parts are faulty; null if the rows are inconsistent. */
  readonly board: Board | null;
  readonly faults: readonly MapFault[];
  readonly warnings: readonly MapWarning[];
}

/** The most characters of a map's text that are read, several times those of the largest map with all openings. */
export const LONGEST_MAP = 10_000;
/** The least and the most rows of a map. A row is named by one letter; on smaller boards two armies do not fit. */
export const MAP_ROWS = { least: 10, most: 26 } as const;
/**
 * The least and the most columns of a map. At most 31, because tables keep distances in five bits; on smaller boards
 * two armies do not fit.
 */
export const MAP_COLUMNS = { least: 10, most: 31 } as const;
/** Returns the map in a text (docs/maps.md), null if it has a fault, its board, faults and warnings. Never throws. */
export function readMap(text: string): MapReading {
  const start: TextPlace = { line: 1, column: 1 };
  const { length } = text;
  if (length > LONGEST_MAP)
    return {
      map: null,
      board: null,
      faults: [{ ...start, code: 'longText', found: length, wanted: LONGEST_MAP }],
      warnings: [],
    };
  const parts = partRecord(text);
  const faults: MapFault[] = [...parts.faults];
  const warnings: MapWarning[] = [];
  const rows = parts.words.flatMap(rowsOfWord);
  const head = readMapHead(parts.tags, faults, warnings);
  const first = rows[0] ?? start;
  if (!('' in head.names)) faults.push({ ...start, code: 'noName' });
  judgeRows(rows, first, faults);

  // With a wrong name or opening the ground can still be checked; with inconsistent rows it cannot.
  let board: Board | null = null;
  if (faults.every(({ code }) => !ROW_FAULTS.includes(code))) {
    const bare = layBoard(rows.map((row) => row.text));
    const placeOf = (square: number | null): TextPlace => {
      const row = square === null ? undefined : rows[Math.floor(square / bare.width)];
      const column = (square ?? 0) % bare.width;
      return row ? { line: row.line, column: row.column + column } : placed(first);
    };
    const play = judgePlay(bare);
    for (const { at, what } of play.faults) faults.push({ ...placeOf(at), ...what });
    for (const { at, what } of play.warnings) warnings.push({ ...placeOf(at), ...what });
    const openings = head.openings.flatMap((tag) => readOpening(bare, tag, faults, warnings));
    const tags = tagsOfMap({ ...head, openings: head.openings.map(({ value }) => value) });
    const line = [...tags.map(writeTag), bare.map].join(' ');
    board = layBoard(
      rows.map((row) => row.text),
      line,
      openings.map((position, i) => ({ id: `${i + 1}`, position })),
    );
  }
  const { names, notes, author } = head;
  return {
    map: faults.length > 0 || board === null ? null : { names, notes, author, board },
    board,
    faults: inOrder(faults),
    warnings: inOrder(warnings),
  };
}

const placed = ({ line, column }: TextPlace): TextPlace => ({ line, column });

/** A row of a map's text, one character a square, with the line and column in the text where it begins. */
export interface Row extends TextPlace {
  readonly text: string;
}

/** Returns the rows of a map in a word, which `/` separates, each with its place; empty rows are skipped. */
export function rowsOfWord({ text, line, column }: Row): Row[] {
  const rows: Row[] = [];
  let at = column;
  for (const part of text.split('/')) {
    if (part !== '') rows.push({ text: part, line, column: at });
    at += part.length + 1;
  }
  return rows;
}

const ROW_FAULTS: readonly MapFault['code'][] = [
  ...(['noRows', 'rowCount', 'oddRows', 'columnCount', 'rowLength'] as const),
  ...(['unknownSign', 'lateTag'] as const),
];

function judgeRows(rows: readonly Row[], first: TextPlace, faults: MapFault[]): void {
  const report = (fault: Unplaced<MapFault>, place = first): void => {
    faults.push({ ...placed(place), ...fault });
  };
  const strayTag = rows.findIndex(({ text }) => text.startsWith('['));
  const ground = strayTag < 0 ? rows : rows.slice(0, strayTag);
  if (strayTag >= 0) report({ code: 'lateTag' }, rows[strayTag]);
  const found = ground.length;
  const width = widthOfRows(ground);
  if (found === 0) {
    report({ code: 'noRows' });
    return;
  }
  if (found < MAP_ROWS.least || found > MAP_ROWS.most)
    report({ code: 'rowCount', found, ...MAP_ROWS });
  else if (found % 2 === 1) report({ code: 'oddRows', found });
  if (width < MAP_COLUMNS.least || width > MAP_COLUMNS.most)
    report({ code: 'columnCount', found: width, ...MAP_COLUMNS });
  ground.forEach(({ text, line, column }, r) => {
    const signs = [...text];
    if (signs.length !== width)
      report(
        { code: 'rowLength', row: r + 1, found: signs.length, wanted: width },
        { line, column },
      );
    let at = column;
    for (const sign of signs) {
      if (!Object.hasOwn(TERRAIN_BY_CHARACTER, sign))
        report({ code: 'unknownSign', sign }, { line, column: at });
      at += sign.length;
    }
  });
}

/** Returns the width that most of the given rows have, in squares; rows of another width are faulty. 0 without rows. */
export function widthOfRows(rows: readonly { readonly text: string }[]): number {
  const counts = new Map<number, number>();
  for (const { text } of rows) {
    const { length } = [...text];
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** Returns an opening's position string with both armies complete, each in its territory; nothing with a fault. */
function readOpening(
  board: Board,
  { value, line, column, valueColumn }: PlacedTag,
  faults: MapFault[],
  warnings: MapWarning[],
): string[] {
  const position = positionText(board, value.trim());
  const reading = readPosition(board, position);
  if (!reading.ok) {
    for (const fault of reading.faults)
      faults.push({ line, column: valueColumn + fault.at, code: 'badOpening', board, fault });
    return [];
  }
  const before = faults.length;
  const { units } = reading.setup;
  for (const side of SIDES) {
    const found = units.filter((unit) => unit.side === side).length;
    if (found !== ARMY_SIZE)
      faults.push({ line, column, code: 'openingUnits', side, found, wanted: ARMY_SIZE });
  }
  for (const { side, square } of units)
    if (reasonsAgainstGround(board, side, square).length > 0)
      faults.push({
        line,
        column,
        code: 'openingGround',
        side: territoryOf(board, square),
        square,
      });
  if (faults.length > before) return [];
  const now = positionOf(board, RULE_SETS.debord, reading.setup);
  for (const { square } of units)
    if (!inCommunication(now, square))
      warnings.push({ line, column, code: 'openingIsolated', square });
  return [position];
}

const positionText = (board: Board, placement: string): string =>
  `${placement} N ${board.arsenals.map(({ square }) => nameOf(board, square)).join(',') || '-'} - 1`;

const SIGNS: Readonly<Record<Terrain, string>> = {
  plain: '.',
  mountain: '^',
  pass: '=',
  fort: '#',
};

/** Returns the rows of a board as a map's text has them, from north to south: a character a square (docs/maps.md). */
export function rowsOfBoard({ terrain, arsenals, width, height }: Board): string[] {
  const signs = terrain.map((ground) => SIGNS[ground]);
  for (const { square, side } of arsenals) signs[square] = side;
  return Array.from({ length: height }, (_, r) => signs.slice(r * width, (r + 1) * width).join(''));
}

/** A map to be written as text; its board may be one that is being drawn, without the tables for the rules. */
export type MapToWrite = Omit<GameMap, 'board'> & {
  readonly board: Pick<Board, 'terrain' | 'arsenals' | 'width' | 'height'> & {
    readonly openings: readonly Opening[];
  };
};

/**
 * Returns a map's text, tags before rows, which `readMap` reads back. The form `lines` is for people; `line` is a
 * single line, which fits into a tag, a link or a command. Openings are written as placements, without side and turn.
 */
export function writeMap(map: MapToWrite, form: 'lines' | 'line' = 'lines'): string {
  // A drawn map has openings of placements only.
  const openings = map.board.openings.map(({ position }) => position.replace(/ .*/s, ''));
  const tags = tagsOfMap({ ...map, openings }).map(writeTag);
  const rows = rowsOfBoard(map.board as Board);
  return form === 'line'
    ? [...tags, rows.join('/')].join(' ')
    : [...tags, '', ...rows, ''].join('\n');
}
