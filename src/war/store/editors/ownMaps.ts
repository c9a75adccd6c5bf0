import { isRecord, type JsonRecord } from '../../../shell/json';
import type { TextStorage, Written } from '../../../shell/storage';
import { stored, textsIn } from '../../../shell/stored';

/** The storage key of the maps that the player has drawn in this browser. */
export const MAPS_KEY = 'game-of-war/maps';

/** A map that the player has drawn: its id in this browser, and its text (docs/maps.md), which may have faults. */
export interface OwnMap {
  readonly id: string;
  readonly text: string;
}

/**
 * The maps that the player has drawn, as this browser stores them: the entries; the id of the map open in the editor,
 * null for none; and the earlier texts of that map, to which undo returns.
 */
export interface SavedMaps {
  /** In the order they were made; entries that are no maps of this version are preserved. */
  readonly entries: readonly unknown[];
  readonly open: string | null;
  readonly before: readonly string[];
}

const isOwnMap = (entry: unknown): entry is OwnMap & JsonRecord =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.text === 'string';

/** Returns those of the stored entries that have the form of a map in this version; other entries are left out. */
export const mapsIn = ({ entries }: Pick<SavedMaps, 'entries'>): OwnMap[] =>
  entries.filter(isOwnMap);

/** The storage of the player's own maps in this browser. A text that cannot be read is preserved as an entry. */
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

/** Returns the maps that the player has drawn in this browser, in the order they were made. Never throws. */
export const readOwnMaps = (storage: Pick<TextStorage, 'read'>): OwnMap[] =>
  mapsIn(OWN_MAPS.read(storage));

/** Returns the stored entries of maps with `map` in place of the entry with its id, or added at the end. */
export function withMap(entries: readonly unknown[], map: OwnMap): readonly unknown[] {
  const isThis = (entry: unknown): boolean => isOwnMap(entry) && entry.id === map.id;
  return entries.some(isThis)
    ? entries.map((entry) => (isThis(entry) ? map : entry))
    : [...entries, map];
}

/**
 * Adds a map to those that the player has drawn in this browser, or replaces the one with its id; the editor of maps
 * will open it next. Returns `saved`, or why it could not be saved.
 */
export function addOwnMap(storage: TextStorage, map: OwnMap): Written {
  const { entries } = OWN_MAPS.read(storage);
  return OWN_MAPS.write(storage, { entries: withMap(entries, map), open: map.id, before: [] });
}
