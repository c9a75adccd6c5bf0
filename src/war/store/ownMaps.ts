import { isRecord, type JsonRecord } from '../../shell/json';
import type { TextStorage, Written } from '../../shell/storage';
import { stored, textsIn } from '../../shell/stored';

/** Where a browser keeps the maps that are drawn in it, with their faults. */
export const MAPS_KEY = 'game-of-war/maps';

/** A map that somebody draws: its text, which may have faults. */
export interface OwnMap {
  readonly id: string;
  readonly text: string;
}

/** What is kept: the maps, the one that is open, and its texts before the present one. */
export interface SavedMaps {
  /** In the order they were made; what is none of this version's maps is kept all the same. */
  readonly entries: readonly unknown[];
  readonly open: string | null;
  readonly before: readonly string[];
}

const isOwnMap = (entry: unknown): entry is OwnMap & JsonRecord =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.text === 'string';

/** The maps among what is kept. */
export const mapsIn = ({ entries }: Pick<SavedMaps, 'entries'>): OwnMap[] =>
  entries.filter(isOwnMap);

/** What the browser keeps of maps; what cannot be read at all is one entry, and stays. */
export const OWN_MAPS = stored<SavedMaps>({
  key: MAPS_KEY,
  schema: (json) =>
    isRecord(json) && Array.isArray(json.maps)
      ? {
          entries: json.maps,
          open: typeof json.open === 'string' ? json.open : null,
          before: textsIn(json.before) ?? [],
        }
      : null,
  written: ({ entries, open, before }, version) => ({ version, maps: entries, open, before }),
  empty: { entries: [], open: null, before: [] },
  holding: (text) => ({ entries: [text], open: null, before: [] }),
});

/** The maps that somebody has drawn in this browser. Never throws. */
export const readOwnMaps = (storage: Pick<TextStorage, 'read'>): OwnMap[] =>
  mapsIn(OWN_MAPS.read(storage));

/** Entries with a map as it is now: in its place, or behind the others. */
export function withMap(entries: readonly unknown[], map: OwnMap): readonly unknown[] {
  const isThis = (entry: unknown): boolean => isOwnMap(entry) && entry.id === map.id;
  return entries.some(isThis)
    ? entries.map((entry) => (isThis(entry) ? map : entry))
    : [...entries, map];
}

/** Adds the text of a map, which the map editor then opens with. */
export function addOwnMap(storage: TextStorage, map: OwnMap): Written {
  const { entries } = OWN_MAPS.read(storage);
  return OWN_MAPS.write(storage, { entries: withMap(entries, map), open: map.id, before: [] });
}
