import { nameOf, readSquare, type Board } from '../board';
import type { PlacedUnit, Setup } from '../position';
import { letterOf, unitOfLetter, UNITS } from '../units';
import {
  other,
  SIDES,
  UNIT_KINDS,
  type Action,
  type Side,
  type Square,
  type UnitKind,
} from '../vocabulary';

/** The most characters that are read of a position's text, in any format; the fullest board has far fewer. */
export const LONGEST_POSITION = 20_000;

const FIELD_NAMES = ['placement', 'side', 'arsenals', 'dislodged', 'turn'] as const;
/** The name of a field of a position string (notation.md): `placement`, `side`, `arsenals`, `dislodged`, `turn`. */
export type FieldName = (typeof FIELD_NAMES)[number];

/**
 * A fault of a position string (notation.md), distinguished by `code`: of its length, fields and rows; of units
 * (`unknownLetter`, `unitOnMountain`, `tooManyUnits`), side, squares, arsenals, the dislodged unit, or the number of
 * the turn. `at` is the index of its first character, from 0; lengths are in characters.
 */
export type Fault = { readonly at: number } &
  /** Nothing of it is read. Lengths are in characters. */
  (
    | { readonly code: 'tooLong'; readonly found: number; readonly wanted: number }
    | { readonly code: 'fieldCount'; readonly found: number; readonly wanted: number }
    | { readonly code: 'rowCount'; readonly found: number; readonly wanted: number }
    | {
        readonly code: 'rowLength';
        readonly row: string;
        readonly found: number;
        readonly wanted: number;
      }
    | { readonly code: 'unknownLetter'; readonly row: string; readonly letter: string }
    | { readonly code: 'unitOnMountain'; readonly square: Square; readonly letter: string }
    | {
        readonly code: 'tooManyUnits';
        readonly side: Side;
        readonly kind: UnitKind;
        readonly found: number;
        readonly wanted: number;
      }
    | { readonly code: 'badSide'; readonly text: string }
    | { readonly code: 'badSquare'; readonly field: FieldName; readonly text: string }
    | { readonly code: 'noArsenal'; readonly square: Square }
    | { readonly code: 'arsenalTwice'; readonly square: Square }
    | { readonly code: 'arsenalUnderEnemy'; readonly square: Square }
    | { readonly code: 'dislodgedNobody'; readonly square: Square; readonly side: Side }
    | { readonly code: 'badTurn'; readonly text: string }
  );

/** The result of reading a position string: its setup, or every fault with its place. */
export type PositionReading =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly faults: readonly Fault[] };

interface Field {
  readonly text: string;
  readonly at: number;
}

type FiveFields = [Field, Field, Field, Field, Field];

/** Returns the setup in a position string (notation.md) on a board, or every fault with its place. Never throws. */
export function readPosition(board: Board, text: string): PositionReading {
  const { setup, faults } = scanPosition(board, text);
  return setup === null || faults.length > 0 ? { ok: false, faults } : { ok: true, setup };
}

/**
 * Returns as much as can be read of the setup in a position string (notation.md), and all its faults; `setup` is null
 * if the text is too long or has not five fields.
 */
export function scanPosition(
  board: Board,
  text: string,
): { readonly setup: Setup | null; readonly faults: readonly Fault[] } {
  const { length } = text;
  if (length > LONGEST_POSITION)
    return {
      setup: null,
      faults: [{ code: 'tooLong', at: 0, found: length, wanted: LONGEST_POSITION }],
    };
  const fields: Field[] = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
  if (fields.length !== FIELD_NAMES.length)
    return {
      setup: null,
      faults: [{ code: 'fieldCount', at: 0, found: fields.length, wanted: FIELD_NAMES.length }],
    };
  const [placement, side, arsenals, dislodged, turn] = fields as FiveFields;
  const faults: Fault[] = [];
  const units = readPlacement(board, placement, faults);
  const toMove = readSide(side, faults);
  const setup: Setup = {
    units,
    side: toMove ?? 'N',
    standing: readArsenals(board, arsenals, units, faults),
    dislodged: readDislodged(board, dislodged, units, toMove, faults),
    turn: readTurn(turn, faults),
  };
  return { setup, faults };
}

/** No board has a longer run of empty squares, and longer numbers could not be reported. */
const RUN = /^[0-9]{1,6}$/;

function readPlacement(board: Board, field: Field, faults: Fault[]): PlacedUnit[] {
  const units: PlacedUnit[] = [];
  const rows = field.text.split('/');
  if (rows.length !== board.height)
    faults.push({ code: 'rowCount', at: field.at, found: rows.length, wanted: board.height });
  let at = field.at;
  rows.forEach((text, r) => {
    const row = r < board.height ? String.fromCharCode(65 + r) : `${r + 1}`;
    let column = 0;
    for (const match of text.matchAll(/[0-9]+|[^0-9]/gu)) {
      const token = match[0];
      if (RUN.test(token)) {
        column += Number(token);
        continue;
      }
      const unit = unitOfLetter(token);
      const square = r * board.width + column;
      if (unit === undefined)
        faults.push({
          code: 'unknownLetter',
          at: at + match.index,
          row,
          letter: token.slice(0, 6),
        });
      else if (r < board.height && column < board.width) {
        if (board.terrain[square] === 'mountain')
          faults.push({ code: 'unitOnMountain', at: at + match.index, square, letter: token });
        units.push({ ...unit, square });
      }
      column += 1;
    }
    if (column !== board.width)
      faults.push({ code: 'rowLength', at, row, found: column, wanted: board.width });
    at += text.length + 1;
  });
  for (const side of SIDES)
    for (const kind of UNIT_KINDS) {
      const found = units.filter((unit) => unit.side === side && unit.kind === kind).length;
      const wanted = UNITS[kind].number;
      if (found > wanted)
        faults.push({ code: 'tooManyUnits', at: field.at, side, kind, found, wanted });
    }
  return units;
}

function readSide({ text, at }: Field, faults: Fault[]): Side | undefined {
  if (text === 'N' || text === 'S') return text;
  faults.push({ code: 'badSide', at, text });
  return undefined;
}

function readArsenals(
  board: Board,
  field: Field,
  units: readonly PlacedUnit[],
  faults: Fault[],
): Square[] {
  const standing: Square[] = [];
  if (field.text === '-') return standing;
  let at = field.at;
  for (const text of field.text.split(',')) {
    const square = readSquare(board, text);
    const arsenal = board.arsenals.find((a) => a.square === square);
    if (square === undefined) faults.push({ code: 'badSquare', at, field: 'arsenals', text });
    else if (arsenal === undefined) faults.push({ code: 'noArsenal', at, square });
    else if (standing.includes(square)) faults.push({ code: 'arsenalTwice', at, square });
    else {
      standing.push(square);
      const holder = units.find((unit) => unit.square === square);
      if (holder?.side === other(arsenal.side) && UNITS[holder.kind].fighting)
        faults.push({ code: 'arsenalUnderEnemy', at, square });
    }
    at += text.length + 1;
  }
  return standing.sort((a, b) => a - b);
}

function readDislodged(
  board: Board,
  { text, at }: Field,
  units: readonly PlacedUnit[],
  side: Side | undefined,
  faults: Fault[],
): Square | null {
  if (text === '-') return null;
  const square = readSquare(board, text);
  if (square === undefined) faults.push({ code: 'badSquare', at, field: 'dislodged', text });
  else if (
    side !== undefined &&
    !units.some((unit) => unit.square === square && unit.side === side)
  )
    faults.push({ code: 'dislodgedNobody', at, square, side });
  return square ?? null;
}

function readTurn({ text, at }: Field, faults: Fault[]): number {
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text);
  faults.push({ code: 'badTurn', at, text });
  return 1;
}

/**
 * Returns the placement field of a position string (notation.md): rows from north to south separated by `/`, runs of
 * empty squares as numbers.
 */
export function writePlacement(board: Board, units: readonly PlacedUnit[]): string {
  const letters = new Map(units.map((unit) => [unit.square, letterOf(unit)]));
  const rows: string[] = [];
  for (let start = 0; start < board.size; start += board.width) {
    let row = '';
    let empty = 0;
    for (let square = start; square < start + board.width; square++) {
      const letter = letters.get(square);
      if (letter === undefined) empty += 1;
      else {
        row += `${empty > 0 ? empty : ''}${letter}`;
        empty = 0;
      }
    }
    rows.push(empty > 0 ? `${row}${empty}` : row);
  }
  return rows.join('/');
}

/** Returns the position string of a setup, which `readPosition` reads back. */
export function writeSetup(board: Board, setup: Setup): string {
  const standing = setup.standing.map((square) => nameOf(board, square)).join(',');
  return [
    writePlacement(board, setup.units),
    setup.side,
    standing === '' ? '-' : standing,
    setup.dislodged === null ? '-' : nameOf(board, setup.dislodged),
    setup.turn,
  ].join(' ');
}

/**
 * Returns an action as records write it (notation.md), without the mark of its outcome: `H5-G7`, `xK15`, `J14>K15`,
 * `.`, `resign` or `draw`.
 */
export function writeAction(board: Board, action: Action): string {
  switch (action.type) {
    case 'move':
      return `${nameOf(board, action.from)}-${nameOf(board, action.to)}`;
    case 'advance':
      return `${nameOf(board, action.from)}>${nameOf(board, action.to)}`;
    case 'attack':
      return `x${nameOf(board, action.target)}`;
    case 'endTurn':
      return '.';
    case 'surrender':
      return 'resign';
    case 'draw':
      return 'draw';
  }
}
