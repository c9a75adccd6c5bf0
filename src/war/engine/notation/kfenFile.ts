import type { Board } from '../board';
import { FILE_DETAILS, type FormatNote, type Scan } from './boardFormat';
import { readState, scanLine, tooLong, unread, type Fields, type Part } from './kfen';

/** The most characters of a file: it may contain a game's record besides its board. */
const LONGEST_FILE = 200_000;
/** Returns the squares and the state of the turn in a line or file of KFEN, and every fault with its place. */
export function scanKfen(board: Board, text: string): Scan {
  if (!text.trimStart().startsWith('{')) return scanLine(board, text, 0);
  if (text.length > LONGEST_FILE) return tooLong(text, 0, LONGEST_FILE);
  const file = parse(text);
  const line = member(member(file, 'board_info'), 'fen');
  if (typeof line !== 'string')
    return unread({ code: file === undefined ? 'notJson' : 'noBoard', at: 0 });
  const scan = scanLine(board, line, placeOf(text, line));
  const faults = [...scan.faults];
  const state = member(file, 'game_state');
  return {
    ...scan,
    ...(state === undefined ? {} : readState(board, fieldsOf(text, state), faults)),
    faults,
    notes: leftOut(file),
  };
}

/**
 * Returns the index of a line in the file that contains it; 0 if it is written with escapes. It is not searched
 * for, which could take as many steps as the product of both lengths.
 */
function placeOf(file: string, line: string): number {
  const key = /"fen"\s*:\s*"/g;
  key.lastIndex = Math.max(0, file.indexOf('"board_info"'));
  key.test(file);
  return file.startsWith(line, key.lastIndex) ? key.lastIndex : 0;
}

/** Parses JSON; undefined if it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** Returns the state in a file as the fields of a line. */
function fieldsOf(text: string, state: unknown): Fields {
  const start = text.indexOf('"game_state"');
  const field = (key: string, write: (value: unknown) => string): Part | undefined => {
    const value = member(state, key);
    return value === undefined
      ? undefined
      : { text: write(value), at: Math.max(0, text.indexOf(`"${key}"`, start)) };
  };
  return {
    side: field('current_player', written),
    phase: field('current_phase', written),
    actions: undefined,
    turn: field('turn_number', written),
    retreats: field('pending_retreats', (value) =>
      Array.isArray(value)
        ? `[${value.map((v) => `${written(member(v, 'row'))},${written(member(v, 'col'))}`).join()}]`
        : written(value),
    ),
  };
}

/** Returns a value as text, without writing out lists and objects, which are never valid here. */
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '?';

function leftOut(file: unknown): FormatNote[] {
  const notes: FormatNote[] = [];
  const turns = member(file, 'turn_history');
  if (Array.isArray(turns) && turns.length > 0)
    notes.push({ code: 'historyLeftOut', turns: turns.length });
  const metadata = member(file, 'metadata');
  const details = FILE_DETAILS.filter((detail) => {
    const fact = member(metadata, detail);
    return fact !== undefined && fact !== null && fact !== 'ONGOING';
  });
  if (details.length > 0) notes.push({ code: 'detailsLeftOut', details });
  return notes;
}
