import { layBoard } from '../engine/board';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import { readMapHead } from '../engine/maps/mapHead';
import {
  LONGEST_MAP,
  readMap,
  rowsOfWord,
  widthOfRows,
  writeMap,
  type MapReading,
} from '../engine/maps/mapText';
import { partRecord } from '../engine/notation/recordText';
import {
  mapColumns,
  mapRows,
  MAP_SIGNS,
  rowsOfDraft,
  type MapDraft,
  type MapSign,
} from './mapDraft';

/**
 * Returns a map under construction as the text of a map (docs/maps.md), on several lines or on one. It is written with
 * all its faults, which `readMap` then reports.
 */
export function writeMapDraft(draft: MapDraft, form: 'lines' | 'line' = 'lines'): string {
  const { names, notes, author } = draft;
  const openings = draft.openings.map((position, i) => ({ id: `${i + 1}`, position }));
  const board = { ...layBoard(rowsOfDraft(draft)), openings };
  return writeMap({ names, notes, author, board }, form);
}

/**
 * Returns the number, from 1, of the line with the first opening in the text of a map under construction; 0 without
 * openings. They are the last tags of the text.
 */
export const openingsFrom = (text: string): number =>
  text.split('\n').findIndex((line) => line.startsWith('[Opening ')) + 1;

/** The result of reading a map under construction: the draft, and the faults that had to be dropped or corrected. */
export interface MapDraftReading {
  /** As much as could be read; null if nothing could. */
  readonly draft: MapDraft | null;
  /** Faults that a draft cannot have, which are dropped or corrected. */
  readonly left: readonly (MapFault | MapWarning)[];
}

/** Faults of a text that a draft cannot have. */
const OF_TEXT: ReadonlySet<string> = new Set<MapFault['code'] | MapWarning['code']>([
  ...(['longText', 'badTag', 'openComment', 'openVariation', 'strayParenthesis'] as const),
  ...(['tagTwice', 'lateTag', 'unknownTag', 'noRows', 'unknownSign'] as const),
  ...(['rowCount', 'oddRows', 'columnCount', 'rowLength'] as const),
]);

const leftOf = ({ faults, warnings }: MapReading): (MapFault | MapWarning)[] =>
  [...faults, ...warnings].filter(({ code }) => OF_TEXT.has(code));

const isSign = (sign: string): sign is MapSign => (MAP_SIGNS as readonly string[]).includes(sign);

/**
 * Returns the map in a text as one under construction (`draft`), whatever its faults: missing squares become plain
 * ground, and excess is cut off; null if the text is too long or has no rows. Never throws.
 */
export function readMapDraft(text: string): MapDraftReading {
  const left = leftOf(readMap(text));
  if (text.length > LONGEST_MAP) return { draft: null, left };
  const { tags, words } = partRecord(text);
  const ground = words.flatMap(rowsOfWord).filter((row) => !row.text.startsWith('['));
  // In an ordinary text, too, some words may look like rows.
  if (!ground.some((row) => [...row.text].every(isSign))) return { draft: null, left };
  const width = mapColumns(widthOfRows(ground));
  const height = mapRows(ground.length);
  const rows = Array.from({ length: height }, (_, r) => {
    const signs = [...(ground[r]?.text ?? '')].map((sign) => (isSign(sign) ? sign : '.'));
    return signs.slice(0, width).join('').padEnd(width, '.');
  });
  const { names, notes, author, openings } = readMapHead(tags, [], []);
  return {
    draft: {
      names,
      notes,
      author,
      width,
      height,
      signs: rows.join(''),
      openings: openings.map(({ value }) => value.trim()),
    },
    left,
  };
}
