import type { PlacedTag, Tag } from '../../../shell/record/recordText';
import type { MapFault, MapWarning } from './mapFaults';

/** A text about a map in several languages, by the code of the language (`fr`); under `''` for all others. */
export type MapWords = Readonly<Record<string, string>>;

/** The most characters in the value of a map's tags Name, Author and Note (docs/maps.md). */
export const LONGEST_TAG = { Name: 40, Author: 60, Note: 400 } as const;
/** The most openings that a map may have: deployments of both armies to begin from. */
export const MOST_OPENINGS = 9;

const WORDS_TAG = /^(Name|Note)(?:_([a-z]{2}))?$/;

/** The tags of a map's text: names and notes by language, the author, and the openings with their places. */
export interface MapHead {
  readonly names: MapWords;
  readonly notes: MapWords;
  readonly author: string;
  readonly openings: readonly PlacedTag[];
}

/**
 * Returns the names, notes, author and openings in the tags of a map's text, in the order of the text. Faults and
 * warnings about the tags are added to the arrays `faults` and `warnings`.
 */
export function readMapHead(
  tags: readonly PlacedTag[],
  faults: MapFault[],
  warnings: MapWarning[],
): MapHead {
  const names: Record<string, string> = {};
  const notes: Record<string, string> = {};
  const openings: PlacedTag[] = [];
  let author = '';
  const seen = new Set<string>();
  for (const tag of tags) {
    const { name, line, column, valueColumn } = tag;
    const value = tag.value.replace(/\s+/g, ' ').trim();
    if (name === 'Opening') {
      openings.push(tag);
      continue;
    }
    const [, kind, language = ''] = WORDS_TAG.exec(name) ?? (name === 'Author' ? ['', name] : []);
    if (kind === undefined) {
      warnings.push({ line, column, code: 'unknownTag', name });
      continue;
    }
    if (seen.has(name)) faults.push({ line, column, code: 'tagTwice', name });
    seen.add(name);
    const wanted = LONGEST_TAG[kind as keyof typeof LONGEST_TAG];
    const found = value.length;
    if (found > wanted)
      faults.push({ line, column: valueColumn, code: 'longTag', name, found, wanted });
    if (value === '') continue;
    if (kind === 'Author') author = value;
    else (kind === 'Name' ? names : notes)[language] = value;
  }
  const [, many] = [openings.length, openings[MOST_OPENINGS]];
  if (many !== undefined)
    faults.push({
      line: many.line,
      column: many.column,
      code: 'manyOpenings',
      found: openings.length,
      wanted: MOST_OPENINGS,
    });
  return { names, notes, author, openings };
}

/**
 * Returns the tags that describe a map, in the order in which they are written: Name and its translations, Author, Note
 * and its translations, and an Opening for each opening, whose value is a placement.
 */
export function tagsOfMap(
  head: Omit<MapHead, 'openings'> & { readonly openings: readonly string[] },
): Tag[] {
  const words = (name: string, texts: MapWords): Tag[] =>
    Object.entries(texts)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([language, value]) => ({
        name: language === '' ? name : `${name}_${language}`,
        value,
      }));
  return [
    ...words('Name', head.names),
    ...(head.author === '' ? [] : [{ name: 'Author', value: head.author }]),
    ...words('Note', head.notes),
    ...head.openings.map((value) => ({ name: 'Opening', value: value.trim() })),
  ];
}
