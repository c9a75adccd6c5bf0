import { layBoard, type Board } from '../engine/board';
import { LONGEST_TAG } from '../engine/maps/mapHead';
import { MAP_COLUMNS, MAP_ROWS, rowsOfBoard, type GameMap } from '../engine/maps/mapText';
import { other, type Side, type Square } from '../engine/vocabulary';

/** The characters that the text of a map has for its squares (`MapSign`). */
export const MAP_SIGNS = ['.', '^', '=', '#', 'N', 'S'] as const;
/**
 * The character by which a map's text writes a square (docs/maps.md): `.` plain, `^` mountain, `=` pass, `#` fort, `N`
 * or `S` an arsenal of that side.
 */
export type MapSign = (typeof MAP_SIGNS)[number];

/**
 * A map under construction: its names, notes and author, its size, one character for each square, and its openings. It
 * may have any fault but an illegal size; `judgeMapDraft` (mapDraftFaults.ts) lists the faults.
 */
export interface MapDraft extends Omit<GameMap, 'board'> {
  /** Columns, and an even number of rows, both within the limits of a map. */
  readonly width: number;
  readonly height: number;
  /** One `MapSign` for each square, row by row from the north. */
  readonly signs: string;
  /** Deployments to begin from: the first field of a position string each. */
  readonly openings: readonly string[];
}

/** The tag of a text about a map that can be changed in the editor: `Name`, `Author` or `Note`. */
export type MapTag = keyof typeof LONGEST_TAG;

/** The ways to copy one half of a map over the other: rotated by half a turn, or mirrored at the frontier. */
export const SYMMETRIES = ['turn', 'mirror'] as const;
/**
 * The way in which one half of a map is copied over the other: rotated by half a turn of the board (`turn`), or
 * mirrored at the frontier between the sides (`mirror`).
 */
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * One change of a map under construction: `paint` squares, `resize` it, `shift` the terrain by rows, copy one half
 * over the other (`copyHalf`), change its name, author or note (`say`), or remove an opening (`leaveOpening`).
 */
export type MapOrder =
  | { readonly do: 'paint'; readonly squares: readonly Square[]; readonly sign: MapSign }
  /** Rows are added or removed equally in the north and the south, so that the frontier stays; columns in the east. */
  | { readonly do: 'resize'; readonly width: number; readonly height: number }
  /**
   * The ground moves south by so many rows, north if negative, under the frontier in the middle. What leaves the
   * map is lost, and plain ground enters.
   */
  | { readonly do: 'shift'; readonly rows: number }
  /** A side's half is copied over the other, arsenals changing sides. */
  | { readonly do: 'copyHalf'; readonly from: Side; readonly symmetry: Symmetry }
  /** In a language by its two letters, or in every language if empty. */
  | { readonly do: 'say'; readonly tag: MapTag; readonly language: string; readonly text: string }
  | { readonly do: 'leaveOpening'; readonly opening: number };

const PLAIN = '.';

/** The size in squares with which a new map begins: that of Debord's. */
export const USUAL_SIZE = { width: 25, height: 20 } as const;

const within = (wanted: number, { least, most }: { least: number; most: number }): number =>
  Math.min(Math.max(Math.round(wanted) || least, least), most);
/** Returns the number of columns nearest to `wanted` that a map may have, from 10 to 31; 10 for no number. */
export const mapColumns = (wanted: number): number => within(wanted, MAP_COLUMNS);
/** Returns the number of rows nearest to `wanted` that a map may have, even, from 10 to 26; 10 for no number. */
export const mapRows = (wanted: number): number => {
  const rows = within(wanted, MAP_ROWS);
  return rows + (rows % 2);
};

/**
 * Returns a map under construction of plain ground, without arsenals and without a name; `width` is its columns and
 * `height` its rows, each brought within the limits of a map.
 */
export function emptyMap(width: number, height: number): MapDraft {
  const [columns, rows] = [mapColumns(width), mapRows(height)];
  return {
    names: {},
    notes: {},
    author: '',
    width: columns,
    height: rows,
    signs: PLAIN.repeat(columns * rows),
    openings: [],
  };
}

/** Returns a finished map as one under construction, to be changed. */
export const draftOfMap = ({ names, notes, author, board }: GameMap): MapDraft => ({
  names,
  notes,
  author,
  width: board.width,
  height: board.height,
  signs: rowsOfBoard(board).join(''),
  openings: board.openings.map(({ position }) => position.slice(0, position.indexOf(' '))),
});

/** Returns a copy of a map under construction with another name, and without notes and author. */
export const mapFrom = (draft: MapDraft, name: string): MapDraft => ({
  ...draft,
  names: { '': name.slice(0, LONGEST_TAG.Name) },
  notes: {},
  author: '',
});

/** Returns the rows of a map under construction as text, one character a square, from north to south. */
export const rowsOfDraft = ({ signs, width, height }: MapDraft): string[] =>
  Array.from({ length: height }, (_, r) => signs.slice(r * width, (r + 1) * width));

/** Returns the board of a map under construction, for drawing, whatever its faults. */
export const boardOfDraft = (draft: MapDraft): Board => layBoard(rowsOfDraft(draft));

/** Returns the character of a square of a map under construction; plain ground (`.`) beyond it. */
export const signAt = ({ signs }: MapDraft, square: Square): MapSign =>
  (signs[square] ?? PLAIN) as MapSign;

/** Returns a sign as it is on the other side: arsenals change sides. */
const opposite = (sign: MapSign): MapSign => (sign === 'N' || sign === 'S' ? other(sign) : sign);

/** Returns a map under construction after a change; the same object if the order changes nothing. */
export function mapOrdered(draft: MapDraft, order: MapOrder): MapDraft {
  switch (order.do) {
    case 'paint': {
      const painted = [...draft.signs];
      for (const square of order.squares) if (square in painted) painted[square] = order.sign;
      return drawn(draft, painted);
    }
    case 'resize': {
      const [width, height] = [mapColumns(order.width), mapRows(order.height)];
      if (width === draft.width && height === draft.height) return draft;
      const north = (height - draft.height) / 2;
      const signs = laid(width, height, (row, column) => signOn(draft, row - north, column));
      return { ...draft, width, height, signs: signs.join('') };
    }
    case 'shift': {
      const { width, height } = draft;
      return drawn(
        draft,
        laid(width, height, (row, column) => signOn(draft, row - order.rows, column)),
      );
    }
    case 'copyHalf': {
      const { width, height } = draft;
      const isRetained = (row: number): boolean => row < height / 2 === (order.from === 'N');
      const signs = laid(width, height, (row, column) =>
        isRetained(row)
          ? signOn(draft, row, column)
          : opposite(
              signOn(
                draft,
                height - 1 - row,
                order.symmetry === 'turn' ? width - 1 - column : column,
              ),
            ),
      );
      return drawn(draft, signs);
    }
    case 'say':
      return withText(draft, order);
    case 'leaveOpening':
      if (draft.openings[order.opening] === undefined) return draft;
      return { ...draft, openings: draft.openings.filter((_, i) => i !== order.opening) };
  }
}

function drawn(draft: MapDraft, painted: readonly string[]): MapDraft {
  const signs = painted.join('');
  return signs === draft.signs ? draft : { ...draft, signs };
}

const laid = (
  width: number,
  height: number,
  sign: (row: number, column: number) => MapSign,
): MapSign[] =>
  Array.from({ length: width * height }, (_, square) =>
    sign(Math.floor(square / width), square % width),
  );

/** Beyond the edges the ground is plain. */
const signOn = (draft: MapDraft, row: number, column: number): MapSign =>
  row >= 0 && row < draft.height && column < draft.width
    ? signAt(draft, row * draft.width + column)
    : PLAIN;

function withText(draft: MapDraft, order: Extract<MapOrder, { do: 'say' }>): MapDraft {
  const { tag, language } = order;
  const text = order.text.replace(/\s+/g, ' ').slice(0, LONGEST_TAG[tag]);
  if (tag === 'Author') return text === draft.author ? draft : { ...draft, author: text };
  const key = tag === 'Name' ? 'names' : 'notes';
  if ((draft[key][language] ?? '') === text) return draft;
  const others = Object.entries(draft[key]).filter(([of]) => of !== language);
  return {
    ...draft,
    [key]: Object.fromEntries(text === '' ? others : [...others, [language, text]]),
  };
}

/**
 * Returns the squares of a straight line in any direction between two squares of a map, from `from` to `to`, both
 * included, so that a fast stroke of the brush leaves no gaps. `width` is the map's columns.
 */
export function squaresBetween(width: number, from: Square, to: Square): Square[] {
  const [row, column] = [Math.floor(from / width), from % width];
  const [down, right] = [Math.floor(to / width) - row, (to % width) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i) =>
      (row + Math.round((down * i) / steps)) * width + column + Math.round((right * i) / steps),
  );
}
