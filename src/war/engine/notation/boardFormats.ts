import type { Board } from '../board';
import { scanEmojiLine, writeEmojiLine } from './emojiLine';
import { writeKfen } from './kfen';
import { scanKfen } from './kfenFile';
import { writeTag } from '../../../shell/record/recordText';
import { LONGEST_POSITION, readPosition, writeSetup } from './notation';
import type { PlacedUnit, Setup } from '../position';
import { isStandard } from '../standardMap';
import { letterOf, UNITS } from '../units';
import { SIDES, UNIT_KINDS, type Square } from '../vocabulary';
import type { FormatNote, FormatFault, Scan } from './boardFormat';

/** The formats in which positions can be read and written (`BoardFormat`). */
export const BOARD_FORMATS = ['position', 'kfen', 'emoji'] as const;
/**
 * A format of positions: the position string of this program (notation.md), the KFEN of the program pykrieg (a line
 * or a file), or the line of emoji of the web version by iamcxds.
 */
export type BoardFormat = (typeof BOARD_FORMATS)[number];

/**
 * The result of reading a position's text: its setup, with notes on what was assumed, or every fault with its place.
 */
export type BoardReading =
  | { readonly ok: true; readonly setup: Setup; readonly notes: readonly FormatNote[] }
  | { readonly ok: false; readonly faults: readonly FormatFault[] };

/** A position as text in a format, with notes on what the format cannot express. */
export interface BoardWriting {
  readonly text: string;
  readonly notes: readonly FormatNote[];
}

/**
 * The most squares with other ground for which a text still belongs to this map. The initial position of pykrieg
 * differs in three (its N11, L15 and O23 are plain), so a few differences are reported; more mean another map.
 */
const MOST_DIFFERENCES = 8;

/** Returns the format that a position's text seems to have, judged by its characters; null if none fits. */
export function recognise(text: string): BoardFormat | null {
  if (text.trimStart().startsWith('{')) return 'kfen';
  if (text.includes('|')) return 'emoji';
  if (!text.includes('/')) return null;
  return text.includes('_') ? 'kfen' : 'position';
}

/**
 * Returns the setup in the text of a position, in any of the formats `BOARD_FORMATS`, which is recognised by its
 * characters, on the map `board`, and notes on what was assumed; or every fault with its place. Never throws.
 */
export function readBoardText(board: Board, text: string): BoardReading {
  const format = recognise(text);
  if (format === null) return { ok: false, faults: [{ code: 'unknownFormat', at: 0 }] };
  if (format === 'kfen') return judge(board, scanKfen(board, text));
  if (format === 'emoji' && text.length <= LONGEST_POSITION)
    return judge(board, scanEmojiLine(board, text));
  const reading = readPosition(board, text);
  return reading.ok ? { ...reading, notes: [] } : reading;
}

/**
 * Returns the formats in which a position on a map can be written: all on Debord's map, elsewhere only the position
 * string, because other programs know no other map.
 */
export const formatsFor = (board: Board): readonly BoardFormat[] =>
  isStandard(board) ? BOARD_FORMATS : ['position'];

/**
 * Returns a position as text in a format, with notes on what the format cannot express. The format must be one of
 * `formatsFor` the board.
 */
export function writeBoardText(board: Board, setup: Setup, format: BoardFormat): BoardWriting {
  switch (format) {
    case 'position':
      return { text: writeSetup(board, setup), notes: [] };
    case 'kfen':
      return { text: writeKfen(board, setup), notes: fallen(board, setup) };
    case 'emoji':
      return {
        text: writeEmojiLine(board, setup),
        notes: [
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

/** Returns a position as a text that stands by itself: a position string, or a record with another map. */
export const writeWithMap = (board: Board, setup: Setup): string => {
  const position = writeSetup(board, setup);
  if (isStandard(board)) return position;
  const tags = [
    { name: 'Map', value: board.map },
    { name: 'Position', value: position },
  ];
  return tags.map(writeTag).join('\n');
};

function fallen(board: Board, setup: Setup): FormatNote[] {
  const squares = squaresOf(board.arsenals).filter((square) => !setup.standing.includes(square));
  return squares.length > 0 ? [{ code: 'arsenalsUnsaid', squares }] : [];
}

const squaresOf = (things: readonly { readonly square: Square }[]): Square[] =>
  things.map(({ square }) => square);

/** Compares a scanned text with the board. */
function judge(board: Board, scan: Scan): BoardReading {
  const faults = [...scan.faults];
  const notes = [...scan.notes];
  const { side, moves, battle, turn, retreats } = scan;
  if (side === null) notes.push({ code: 'sideAssumed', side: 'N' });
  if (turn === null) notes.push({ code: 'turnAssumed', turn: 1 });
  if (retreats === null) notes.push({ code: 'retreatAssumed' });
  if (moves > 0 || battle) notes.push({ code: 'turnUnderWay', moves, battle });

  const units = judgeUnits(board, scan, faults);
  const bare = judgeGround(board, scan, faults, notes);
  const standing = judgeArsenals(board, scan, bare, faults, notes);
  const dislodged = judgeRetreats(scan, units, faults, notes);
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.at - b.at) };
  return {
    ok: true,
    setup: { units, side: side ?? 'N', standing, dislodged, turn: turn ?? 1 },
    notes,
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

/** Returns whether the text shows no ground although the board has some. */
function judgeGround(
  board: Board,
  { cells, displaced }: Scan,
  faults: FormatFault[],
  notes: FormatNote[],
): boolean {
  const shown = new Map(cells.map(({ square, ground }) => [square, ground]));
  const squares = board.terrain.flatMap((terrain, square) =>
    terrain === (shown.get(square) ?? 'plain') ? [] : [square],
  );
  const broken = displaced || faults.some(({ code }) => code === 'rowLength');
  if (broken || squares.length === 0) return false;
  if (cells.every(({ ground }) => ground === 'plain')) {
    notes.push({ code: 'groundAssumed' });
    return true;
  }
  if (squares.length <= MOST_DIFFERENCES) notes.push({ code: 'groundDiffers', squares });
  else
    faults.push({
      code: 'otherMap',
      at: 0,
      squares: squares.slice(0, MOST_DIFFERENCES),
      count: squares.length,
    });
  return false;
}

/** Returns the squares of the standing arsenals. */
function judgeArsenals(
  board: Board,
  { cells, displaced }: Scan,
  bare: boolean,
  faults: FormatFault[],
  notes: FormatNote[],
): Square[] {
  const shown = cells.filter(({ arsenal }) => arsenal !== null);
  for (const { at, square, arsenal: side } of displaced ? [] : shown)
    if (side !== null && !board.arsenals.some((a) => a.square === square && a.side === side))
      faults.push({ code: 'noArsenalOf', at, square, side });

  const report = (code: 'arsenalsAssumed' | 'arsenalsAbsent' | 'arsenalsOverrun', at: Square[]) => {
    if (at.length > 0) notes.push({ code, squares: at });
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
  if (assumed) report('arsenalsAssumed', standing);
  report('arsenalsAbsent', squaresOf(board.arsenals.filter((a) => !present.includes(a))));
  report('arsenalsOverrun', squaresOf(overrun));
  return standing;
}

/** Returns the square of the unit that the side to move must retreat first. */
function judgeRetreats(
  { side, retreats }: Scan,
  units: readonly PlacedUnit[],
  faults: FormatFault[],
  notes: FormatNote[],
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
  if (others.length > 0) notes.push({ code: 'retreatsLeftOut', squares: others });
  return dislodged;
}
