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

/** A draft as the text of a map, its faults with it: `readMap` tells them all. */
export function writeMapDraft(draft: MapDraft, form: 'lines' | 'line' = 'lines'): string {
  const { names, notes, author } = draft;
  const openings = draft.openings.map((position, i) => ({ id: `${i + 1}`, position }));
  const board = { ...layBoard(rowsOfDraft(draft)), openings };
  return writeMap({ names, notes, author, board }, form);
}

/** The first line of the openings in the text of a draft, from 1: they are its last tags. */
export const openingsFrom = (text: string): number =>
  text.split('\n').findIndex((line) => line.startsWith('[Opening ')) + 1;

export interface MapDraftReading {
  /** As much as could be made out; null where that is nothing. */
  readonly draft: MapDraft | null;
  /** What a draft cannot say, and is left aside or made good. */
  readonly left: readonly (MapFault | MapWarning)[];
}

/** Faults of a text that a draft does not have. */
const OF_TEXT: ReadonlySet<string> = new Set<MapFault['code'] | MapWarning['code']>([
  ...(['longText', 'badTag', 'openComment', 'openVariation', 'strayParenthesis'] as const),
  ...(['tagTwice', 'lateTag', 'unknownTag', 'noRows', 'unknownSign'] as const),
  ...(['rowCount', 'oddRows', 'columnCount', 'rowLength'] as const),
]);

const leftOf = ({ faults, warnings }: MapReading): (MapFault | MapWarning)[] =>
  [...faults, ...warnings].filter(({ code }) => OF_TEXT.has(code));

const isSign = (sign: string): sign is MapSign => (MAP_SIGNS as readonly string[]).includes(sign);

/**
 * The text of a map as a draft, whatever faults it has: rows that are too short or too few are filled up with plain
 * ground, what is too much is cut off. Never throws.
 */
export function readMapDraft(text: string): MapDraftReading {
  const left = leftOf(readMap(text));
  if (text.length > LONGEST_MAP) return { draft: null, left };
  const { tags, words } = partRecord(text);
  const ground = words.flatMap(rowsOfWord).filter((row) => !row.text.startsWith('['));
  // Of an ordinary text, too, some words may be taken for rows.
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
