import { columnOf, rowOf, type Board } from '../board';
import type { Cell, Content, FormatFault, Scan } from './boardFormat';
import { LONGEST_POSITION } from './notation';
import type { Setup } from '../position';
import {
  SIDES,
  UNIT_KINDS,
  type Side,
  type Terrain,
  type Unit,
  type UnitKind,
} from '../vocabulary';

/*
 * Scans and writes KFEN as pykrieg does (github.com/ssjmarx/pykrieg, KFEN-SPECIFICATION.md and src/pykrieg/fen.py;
 * the program decides if they differ). One line: the rows from north to south, then
 * `/side/phase/actions/turn/retreats`, or the first three of these (the specification), or none (the board in a
 * file). Blanks and line breaks after a `/` are ignored. `A{I}` is a unit on an arsenal, which the specification
 * does not mention. Turns count as ours do; retreats are rows and columns from 0 in one list. A `.kfen` file is
 * JSON around such a board (kfenFile.ts).
 */

const LETTERS: Readonly<Record<UnitKind, string>> = {
  infantry: 'I',
  cavalry: 'C',
  footArtillery: 'K',
  mountedArtillery: 'W',
  footCommunications: 'R',
  mountedCommunications: 'X',
};
const letterFor = ({ side, kind }: Unit): string =>
  side === 'N' ? LETTERS[kind] : LETTERS[kind].toLowerCase();
const UNIT_OF = new Map<string | undefined, Unit>(
  SIDES.flatMap((side) => UNIT_KINDS.map((kind) => ({ side, kind }))).map((unit) => [
    letterFor(unit),
    unit,
  ]),
);

/** An empty square. */
const EMPTY: Readonly<Record<Terrain, string>> = {
  plain: '_',
  mountain: 'm',
  pass: 'p',
  fort: 'f',
};
/** The characters around the letter of a unit. */
const AROUND: Readonly<Record<Terrain, readonly [string, string]>> = {
  plain: ['', ''],
  mountain: ['', ''],
  pass: ['(', ')'],
  fort: ['[', ']'],
};
const ARSENALS: Readonly<Record<Side, string>> = { N: 'A', S: 'a' };

type Place = Omit<Content, 'unit'>;
const PLACES: readonly [string, string, Place][] = [
  ...(['plain', 'mountain', 'pass', 'fort'] as const).map((ground): [string, string, Place] => [
    EMPTY[ground],
    AROUND[ground][0],
    { ground, arsenal: null },
  ]),
  ...SIDES.map((side): [string, string, Place] => [
    ARSENALS[side],
    `${ARSENALS[side]}{`,
    { ground: 'plain', arsenal: side },
  ]),
];
const PLACE_OF_SIGN = new Map(PLACES.map(([sign, , place]) => [sign, place]));
/** By the characters before the letter of a unit; none for open ground. */
const PLACE_OF_UNIT = new Map(
  PLACES.filter(([, , { ground }]) => ground !== 'mountain').map(([, before, place]) => [
    before,
    place,
  ]),
);

/** The most characters of a field: enough for a retreat from every square of the board. */
const LONGEST_FIELD = 4_000;

type Retreat = NonNullable<Scan['retreats']>[number];
/** The state of the turn in a KFEN text, apart from the board: side, phase, moves, turn, and due retreats. */
export type State = Pick<Scan, 'side' | 'battle' | 'moves' | 'turn' | 'retreats'>;

/** A part of a KFEN text (pykrieg's notation), with the index of its first character in the whole text. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/**
 * Returns the reading of a text that is refused because of its length: nothing but one fault, at the index `at`;
 * `wanted` is the most characters allowed.
 */
export const tooLong = ({ length }: string, at: number, wanted: number): Scan =>
  unread({ code: 'tooLong', at, found: length, wanted });

const UNSAID: State = { side: null, battle: false, moves: 0, turn: null, retreats: null };

/** Returns the reading of a text of which nothing could be read, with the one fault that prevents it. */
export const unread = (fault: FormatFault): Scan => ({
  ...UNSAID,
  cells: [],
  displaced: true,
  faults: [fault],
  notes: [],
});

/**
 * Returns the squares and the state of the turn in a line of KFEN (pykrieg's notation), and every fault with its
 * place; `start` is the line's index in the text that contains it.
 */
export function scanLine(board: Board, line: string, start: number): Scan {
  if (line.length > LONGEST_POSITION) return tooLong(line, start, LONGEST_POSITION);
  const parts: Part[] = [];
  let at = start;
  for (const text of line.split('/')) {
    const blanks = text.length - text.trimStart().length;
    parts.push({ text: text.trim(), at: at + blanks });
    at += text.length + 1;
  }
  const height = heightOf(board, parts);
  const faults: FormatFault[] = [];
  const cells = readRows(board, parts.slice(0, height), faults);
  const displaced = height !== board.height;
  const state = readFields(board, parts.slice(height), faults);
  return { ...state, cells, displaced, faults, notes: [] };
}

/** Returns how many of the parts are rows: those before a part that is a side, or before the most possible fields. */
function heightOf(board: Board, parts: readonly Part[]): number {
  const side = parts.findIndex(({ text }) => text === 'N' || text === 'S');
  if (side >= 0) return side;
  return [3, 5].includes(parts.length - board.height) ? board.height : parts.length;
}

function readRows(board: Board, rows: readonly Part[], faults: FormatFault[]): Cell[] {
  const cells: Cell[] = [];
  if (rows.length !== board.height)
    faults.push({
      code: 'rowCount',
      at: rows[0]?.at ?? 0,
      found: rows.length,
      wanted: board.height,
    });
  rows.forEach((row, r) => {
    let column = 0;
    for (const match of row.text.matchAll(/_+|\(\S\)|\[\S\]|[Aa]\{\S\}|\S/gu)) {
      const [sign] = match;
      if (sign.startsWith(EMPTY.plain)) {
        column += sign.length;
        continue;
      }
      const at = row.at + match.index;
      const content = readSign(sign);
      if (content === undefined) faults.push({ code: 'unknownSign', at, sign });
      else if (r < board.height && column < board.width)
        cells.push({ at, square: r * board.width + column, ...content });
      column += 1;
    }
    const name = r < board.height ? String.fromCharCode(65 + r) : `${r + 1}`;
    if (column !== board.width)
      faults.push({ code: 'rowLength', at: row.at, row: name, found: column, wanted: board.width });
  });
  return cells;
}

function readSign(sign: string): Content | undefined {
  const alone = sign.length === 1;
  const unit = UNIT_OF.get(sign.at(alone ? 0 : -2));
  const place =
    unit === undefined
      ? PLACE_OF_SIGN.get(sign)
      : PLACE_OF_UNIT.get(alone ? '' : sign.slice(0, -2));
  return place && { ...place, unit: unit ?? null };
}

/**
 * The fields of a KFEN text (pykrieg's notation) with the state of the turn: side to move, phase, actions, number of
 * the turn, and due retreats; a missing field is undefined.
 */
export type Fields = Readonly<
  Record<'side' | 'phase' | 'actions' | 'turn' | 'retreats', Part | undefined>
>;

function readFields(board: Board, parts: readonly Part[], faults: FormatFault[]): State {
  const [first] = parts;
  if (first !== undefined && parts.length !== 3 && parts.length !== 5)
    faults.push({ code: 'stateCount', at: first.at, found: parts.length });
  const [side, phase, actions, turn, retreats] = parts.map(({ text, at }) => ({
    text: text.replace(/\s/g, ''),
    at,
  }));
  return readState(board, { side, phase, actions, turn, retreats }, faults);
}

const SIDE_OF = new Map<string, Side>([
  ['N', 'N'],
  ['S', 'S'],
  ['NORTH', 'N'],
  ['SOUTH', 'S'],
]);
const ACTIONS = new Map([
  ['M', /^\[(?:,|\([A-Z]+[0-9]+,[A-Z]+[0-9]+\))*\]$/i],
  ['B', /^(?:pass|[A-Z]+[0-9]+)$/i],
]);
/** Rows and columns have few digits. Without a bound, each digit would start a search of the rest. */
const RETREATS = /^\[(?:[0-9]{1,6},[0-9]{1,6}(?:,[0-9]{1,6},[0-9]{1,6})*)?\]$/;
const RETREAT = /(?<![0-9])([0-9]{1,6}),([0-9]{1,6})(?![0-9])/g;

/**
 * Returns the state of the turn from the fields of a KFEN text (pykrieg's notation); of missing fields it is null, 0
 * moves, or no battle. Adds every fault to `faults`.
 */
export function readState(board: Board, fields: Fields, faults: FormatFault[]): State {
  const read = (field: Part | undefined): Part | undefined => {
    if (field === undefined || field.text.length <= LONGEST_FIELD) return field;
    const { at, text } = field;
    faults.push({ code: 'longField', at, found: text.length, wanted: LONGEST_FIELD });
    return undefined;
  };
  const side = read(fields.side);
  const phase = read(fields.phase);
  const actions = read(fields.actions);
  const turn = read(fields.turn);
  const retreats = read(fields.retreats);
  const toMove = side && SIDE_OF.get(side.text);
  if (side && !toMove) faults.push({ code: 'badSide', at: side.at, text: cut(side.text) });
  const form = phase && ACTIONS.get(phase.text);
  if (phase && !form) faults.push({ code: 'badPhase', at: phase.at, text: cut(phase.text) });
  if (actions && form?.test(actions.text) === false)
    faults.push({ code: 'badActions', at: actions.at, text: cut(actions.text) });
  const turnFits = turn && /^[1-9][0-9]{0,8}$/.test(turn.text);
  if (turn && !turnFits) faults.push({ code: 'badTurn', at: turn.at, text: cut(turn.text) });
  return {
    side: toMove ?? null,
    battle: phase?.text === 'B',
    moves: actions === undefined ? 0 : actions.text.split('(').length - 1,
    turn: turn === undefined ? null : Number(turn.text),
    retreats: retreats === undefined ? null : readRetreats(board, retreats, faults),
  };
}

function readRetreats(board: Board, { text, at }: Part, faults: FormatFault[]): Retreat[] {
  if (!RETREATS.test(text)) faults.push({ code: 'badRetreats', at, text: cut(text) });
  return [...text.matchAll(RETREAT)].flatMap(([pair, row, column]) => {
    const [r, c] = [Number(row), Number(column)];
    if (r < board.height && c < board.width) return [{ at, square: r * board.width + c }];
    faults.push({ code: 'badSquare', at, field: 'dislodged', text: cut(pair) });
    return [];
  });
}

/** Returns as much of a text as is worth quoting. */
const cut = (text: string): string => [...text.slice(0, 40)].slice(0, 20).join('');

/**
 * Returns a setup as a line of KFEN with all fields, as the program pykrieg saves and loads it: the rows of the board,
 * the side to move, `M` and `[]` for a turn that begins with its moves, the number of the turn, and the retreat due as
 * `[row,column]`, counted from 0, all separated by `/`.
 */
export function writeKfen(board: Board, setup: Setup): string {
  const units = new Map(setup.units.map((unit) => [unit.square, letterFor(unit)]));
  const signs = board.terrain.map((ground, square) => {
    const unit = units.get(square);
    const arsenal = board.arsenals.find((a) => a.square === square);
    if (arsenal && setup.standing.includes(square))
      return `${ARSENALS[arsenal.side]}${unit === undefined ? '' : `{${unit}}`}`;
    return unit === undefined ? EMPTY[ground] : AROUND[ground].join(unit);
  });
  const rows: string[] = [];
  for (let start = 0; start < board.size; start += board.width)
    rows.push(signs.slice(start, start + board.width).join(''));
  const { side, turn, dislodged } = setup;
  const retreat =
    dislodged === null ? '' : `${rowOf(board, dislodged)},${columnOf(board, dislodged)}`;
  return [...rows, side, 'M', '[]', turn, `[${retreat}]`].join('/');
}
