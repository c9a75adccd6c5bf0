import type { Board } from '../board';
import { scanEmojiLine, writeEmojiLine } from './emojiLine';
import { MOST_CHARACTERS, scanKfen, writeKfen, type FileDetail } from './kfen';
import { readPosition, writeSetup, type Fault } from './notation';
import type { PlacedUnit, Setup } from '../position';
import { letterOf, UNITS } from '../units';
import { SIDES, UNIT_KINDS, type Side, type Square, type Terrain, type Unit } from '../vocabulary';

export const BOARD_FORMATS = ['position', 'kfen', 'emoji'] as const;
/** Our own position string, the KFEN of pykrieg (line or file), the emoji line of the web version by iamcxds. */
export type BoardFormat = (typeof BOARD_FORMATS)[number];

/** What is wrong with a text of another format; `at` is the index of the character where it begins, from 0. */
export type FormatFault =
  | Fault
  | ({ readonly at: number } & (
      | { readonly code: 'unknownFormat' }
      /** Far longer than any board; nothing of it is read. Lengths in characters. */
      | { readonly code: 'tooLong'; readonly found: number; readonly wanted: number }
      | { readonly code: 'unknownSign'; readonly sign: string }
      /** A run-length line that goes on behind the last square of the board. */
      | { readonly code: 'tooManySquares'; readonly found: number; readonly wanted: number }
      | { readonly code: 'noArsenalOf'; readonly square: Square; readonly side: Side }
      /** The first squares whose ground is not this board's, and how many there are in all. */
      | { readonly code: 'otherMap'; readonly squares: readonly Square[]; readonly count: number }
      /** KFEN: the fields behind the rows are none, three or five. */
      | { readonly code: 'stateCount'; readonly found: number }
      | { readonly code: 'badPhase' | 'badActions' | 'badRetreats'; readonly text: string }
      /** A KFEN file that is no JSON, or holds no board. */
      | { readonly code: 'notJson' | 'noBoard' }
    ));

/** What had to be assumed or left out, so that nothing is lost in silence. */
export type Told =
  // Reading: the text does not say it.
  | { readonly code: 'sideAssumed'; readonly side: Side }
  | { readonly code: 'turnAssumed'; readonly turn: number }
  | { readonly code: 'retreatAssumed' }
  /** The text shows no ground at all: this board's is taken. */
  | { readonly code: 'groundAssumed' }
  /** The text shows neither ground nor arsenals: these are taken to stand. */
  | { readonly code: 'arsenalsAssumed'; readonly squares: readonly Square[] }
  /** Not shown by a text that shows ground or other arsenals: taken to have fallen. */
  | { readonly code: 'arsenalsAbsent'; readonly squares: readonly Square[] }
  // Reading: the text says it, and a position cannot.
  | { readonly code: 'groundDiffers'; readonly squares: readonly Square[] }
  /** Standing under an enemy fighting unit, which no rule set here knows: taken to have fallen (rules.md 8.1). */
  | { readonly code: 'arsenalsOverrun'; readonly squares: readonly Square[] }
  /** Passes and forts that belong to a side otherwise than by the unit on them. */
  | { readonly code: 'ownersLeftOut'; readonly squares: readonly Square[] }
  /** Moves of the turn are on record, or its battle has begun: the turn begins anew from the board shown. */
  | { readonly code: 'turnUnderWay'; readonly moves: number; readonly battle: boolean }
  /** Units to retreat besides the one of the side to move. */
  | { readonly code: 'retreatsLeftOut'; readonly squares: readonly Square[] }
  | { readonly code: 'historyLeftOut'; readonly turns: number }
  | { readonly code: 'detailsLeftOut'; readonly details: readonly FileDetail[] }
  // Writing: the format cannot say it.
  | { readonly code: 'sideUnsaid'; readonly side: Side }
  | { readonly code: 'turnUnsaid'; readonly turn: number }
  | { readonly code: 'retreatUnsaid'; readonly square: Square }
  /** Fallen arsenals, written as the plain squares they are. */
  | { readonly code: 'arsenalsUnsaid'; readonly squares: readonly Square[] };

export type BoardReading =
  | { readonly ok: true; readonly setup: Setup; readonly told: readonly Told[] }
  | { readonly ok: false; readonly faults: readonly FormatFault[] };

export interface BoardWriting {
  readonly text: string;
  readonly told: readonly Told[];
}

/** What stands on a square and what the square is. */
export interface Content {
  readonly ground: Terrain;
  readonly unit: Unit | null;
  /** The side whose arsenal stands there. */
  readonly arsenal: Side | null;
}

/** A square of the board that a text shows something on. */
export interface Cell extends Content {
  readonly at: number;
  readonly square: Square;
}

/** A text as read sign by sign, before it is held against the board. Null is what it does not say. */
export interface Scan {
  /** In board order, each on a square of the board of its own. */
  readonly cells: readonly Cell[];
  /** Whether signs lie on other squares than were meant: nothing is then held against the board. */
  readonly displaced: boolean;
  readonly side: Side | null;
  /** Whether the moves of the turn are over, and how many are on record. */
  readonly battle: boolean;
  readonly moves: number;
  readonly turn: number | null;
  /** Squares of units to retreat, each with its place in the text. */
  readonly retreats: readonly { readonly at: number; readonly square: Square }[] | null;
  readonly faults: readonly FormatFault[];
  readonly told: readonly Told[];
}

/**
 * Squares of other ground up to which a text is of this map. The position that pykrieg starts with differs in three
 * from the map of the game (its N11, L15 and O23 are plain), so a few are told; more make another map.
 */
const MOST_DIFFERENCES = 8;

/** The format a text seems to be in, by its signs; null where it is none of them. */
export function recognise(text: string): BoardFormat | null {
  if (text.trimStart().startsWith('{')) return 'kfen';
  if (text.includes('|')) return 'emoji';
  if (!text.includes('/')) return null;
  return text.includes('_') ? 'kfen' : 'position';
}

/** Reads a text of any format, refusing it with every fault and its place. Never throws. */
export function readBoardText(board: Board, text: string): BoardReading {
  const format = recognise(text);
  if (format === null) return { ok: false, faults: [{ code: 'unknownFormat', at: 0 }] };
  if (format === 'kfen') return judge(board, scanKfen(board, text));
  const { length } = text;
  if (length > MOST_CHARACTERS)
    return {
      ok: false,
      faults: [{ code: 'tooLong', at: 0, found: length, wanted: MOST_CHARACTERS }],
    };
  if (format === 'emoji') return judge(board, scanEmojiLine(board, text));
  const reading = readPosition(board, text);
  return reading.ok ? { ...reading, told: [] } : reading;
}

/** Writes a position as text, and tells what the format cannot say. */
export function writeBoardText(board: Board, setup: Setup, format: BoardFormat): BoardWriting {
  switch (format) {
    case 'position':
      return { text: writeSetup(board, setup), told: [] };
    case 'kfen':
      return { text: writeKfen(board, setup), told: fallen(board, setup) };
    case 'emoji':
      return {
        text: writeEmojiLine(board, setup),
        told: [
          { code: 'sideUnsaid', side: setup.side },
          { code: 'turnUnsaid', turn: setup.turn },
          ...(setup.dislodged === null
            ? []
            : [{ code: 'retreatUnsaid', square: setup.dislodged } as const]),
          ...fallen(board, setup),
        ],
      };
  }
}

function fallen(board: Board, setup: Setup): Told[] {
  const squares = squaresOf(board.arsenals).filter((square) => !setup.standing.includes(square));
  return squares.length > 0 ? [{ code: 'arsenalsUnsaid', squares }] : [];
}

const squaresOf = (things: readonly { readonly square: Square }[]): Square[] =>
  things.map(({ square }) => square);

/** Holds what a text shows against the board. */
function judge(board: Board, scan: Scan): BoardReading {
  const faults = [...scan.faults];
  const told = [...scan.told];
  const { side, moves, battle, turn, retreats } = scan;
  if (side === null) told.push({ code: 'sideAssumed', side: 'N' });
  if (turn === null) told.push({ code: 'turnAssumed', turn: 1 });
  if (retreats === null) told.push({ code: 'retreatAssumed' });
  if (moves > 0 || battle) told.push({ code: 'turnUnderWay', moves, battle });

  const units = judgeUnits(board, scan, faults);
  const bare = judgeGround(board, scan, faults, told);
  const standing = judgeArsenals(board, scan, bare, faults, told);
  const dislodged = judgeRetreats(scan, units, faults, told);
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.at - b.at) };
  return {
    ok: true,
    setup: { units, side: side ?? 'N', standing, dislodged, turn: turn ?? 1 },
    told,
  };
}

function judgeUnits(board: Board, { cells, displaced }: Scan, faults: FormatFault[]): PlacedUnit[] {
  const places: (PlacedUnit & { readonly at: number })[] = [];
  for (const { at, square, unit } of cells) {
    if (unit === null) continue;
    places.push({ ...unit, square, at });
    if (!displaced && board.terrain[square] === 'mountain')
      faults.push({ code: 'unitOnMountain', at, square, letter: letterOf(unit) });
  }
  for (const side of SIDES)
    for (const kind of UNIT_KINDS) {
      const found = places.filter((unit) => unit.side === side && unit.kind === kind);
      const wanted = UNITS[kind].number;
      for (const { at } of found.slice(wanted, wanted + 1))
        faults.push({ code: 'tooManyUnits', at, side, kind, found: found.length, wanted });
    }
  return places.map(({ side, kind, square }) => ({ side, kind, square }));
}

/** Whether the text shows no ground where the board has some. */
function judgeGround(
  board: Board,
  { cells, displaced }: Scan,
  faults: FormatFault[],
  told: Told[],
): boolean {
  const shown = new Map(cells.map(({ square, ground }) => [square, ground]));
  const squares = board.terrain.flatMap((terrain, square) =>
    terrain === (shown.get(square) ?? 'plain') ? [] : [square],
  );
  const broken = displaced || faults.some(({ code }) => code === 'rowLength');
  if (broken || squares.length === 0) return false;
  if (cells.every(({ ground }) => ground === 'plain')) {
    told.push({ code: 'groundAssumed' });
    return true;
  }
  if (squares.length <= MOST_DIFFERENCES) told.push({ code: 'groundDiffers', squares });
  else
    faults.push({
      code: 'otherMap',
      at: 0,
      squares: squares.slice(0, MOST_DIFFERENCES),
      count: squares.length,
    });
  return false;
}

/** The arsenals still standing. */
function judgeArsenals(
  board: Board,
  { cells, displaced }: Scan,
  bare: boolean,
  faults: FormatFault[],
  told: Told[],
): Square[] {
  const shown = cells.filter(({ arsenal }) => arsenal !== null);
  for (const { at, square, arsenal: side } of displaced ? [] : shown)
    if (side !== null && !board.arsenals.some((a) => a.square === square && a.side === side))
      faults.push({ code: 'noArsenalOf', at, square, side });

  const tell = (code: 'arsenalsAssumed' | 'arsenalsAbsent' | 'arsenalsOverrun', at: Square[]) => {
    if (at.length > 0) told.push({ code, squares: at });
  };
  const assumed = bare && shown.length === 0;
  const present = board.arsenals.filter(
    ({ square }) => assumed || shown.some((cell) => cell.square === square),
  );
  const overrun = present.filter((arsenal) =>
    cells.some(
      ({ square, unit }) =>
        square === arsenal.square &&
        unit !== null &&
        unit.side !== arsenal.side &&
        UNITS[unit.kind].fighting,
    ),
  );
  const standing = squaresOf(present.filter((arsenal) => !overrun.includes(arsenal)));
  if (assumed) tell('arsenalsAssumed', standing);
  tell('arsenalsAbsent', squaresOf(board.arsenals.filter((a) => !present.includes(a))));
  tell('arsenalsOverrun', squaresOf(overrun));
  return standing;
}

/** The square of the unit that the side to move must retreat first. */
function judgeRetreats(
  { side, retreats }: Scan,
  units: readonly PlacedUnit[],
  faults: FormatFault[],
  told: Told[],
): Square | null {
  const mover = side ?? 'N';
  let dislodged: Square | null = null;
  const others: Square[] = [];
  for (const { at, square } of retreats ?? []) {
    const unit = units.find((u) => u.square === square);
    if (unit === undefined) faults.push({ code: 'dislodgedNobody', at, square, side: mover });
    else if (unit.side === mover && dislodged === null) dislodged = square;
    else others.push(square);
  }
  if (others.length > 0) told.push({ code: 'retreatsLeftOut', squares: others });
  return dislodged;
}
