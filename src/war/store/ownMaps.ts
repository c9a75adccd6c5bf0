import { besideKey, ownKey } from '../../shell/versions';
import type { TextStorage, Written } from '../../shell/storage';

/** Where a browser keeps the maps that are drawn in it, with their faults. */
export const MAPS_KEY = 'game-of-war/maps';
const VERSION = 1;

/** A map that somebody draws: its text, which may have faults. */
export interface OwnMap {
  readonly id: string;
  readonly text: string;
}

/** What is kept: the maps, the one that is open, and its texts before the present one. */
export interface KeptMaps {
  /** In the order they were made; what is none of this version's maps is kept all the same. */
  readonly entries: readonly unknown[];
  readonly open: string | null;
  readonly before: readonly string[];
}

const isOwnMap = (entry: unknown): entry is OwnMap =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'text' in entry &&
  typeof entry.text === 'string';

/** The maps among what is kept. */
export const mapsIn = ({ entries }: Pick<KeptMaps, 'entries'>): OwnMap[] =>
  entries.filter(isOwnMap);

/** What the browser keeps of maps; what cannot be read at all is one entry, and stays. Never throws. */
export function readKeptMaps(storage: Pick<TextStorage, 'read'>): KeptMaps {
  const text = storage.read(ownKey(storage, MAPS_KEY, VERSION));
  if (typeof text !== 'string') return { entries: [], open: null, before: [] };
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept === 'object' && kept !== null && 'maps' in kept && Array.isArray(kept.maps)) {
      const open = 'open' in kept && typeof kept.open === 'string' ? kept.open : null;
      const before: unknown[] = 'before' in kept && Array.isArray(kept.before) ? kept.before : [];
      return {
        entries: kept.maps as unknown[],
        open,
        before: before.filter((each) => typeof each === 'string'),
      };
    }
  } catch {
    // Told of nowhere: it is no text of this program, and no map is lost by it.
  }
  return { entries: [text], open: null, before: [] };
}

/** The maps that somebody has drawn in this browser. */
export const readOwnMaps = (storage: Pick<TextStorage, 'read'>): OwnMap[] =>
  mapsIn(readKeptMaps(storage));

export const writeKeptMaps = (storage: TextStorage, { entries, open, before }: KeptMaps): Written =>
  storage.write(
    ownKey(storage, MAPS_KEY, VERSION),
    JSON.stringify({ version: VERSION, maps: entries, open, before }),
  );

/** Entries with a map as it is now: in its place, or behind the others. */
export function withMap(entries: readonly unknown[], map: OwnMap): readonly unknown[] {
  const isThis = (entry: unknown): boolean => isOwnMap(entry) && entry.id === map.id;
  return entries.some(isThis)
    ? entries.map((entry) => (isThis(entry) ? map : entry))
    : [...entries, map];
}

/** Adds the text of a map, which the map editor then opens with. */
export function addOwnMap(storage: TextStorage, map: OwnMap): Written {
  const { entries } = readKeptMaps(storage);
  return writeKeptMaps(storage, { entries: withMap(entries, map), open: map.id, before: [] });
}

/** The keys under which maps are kept, also while a newer version's lie there. */
export const isMapsKey = (key: string | null): boolean =>
  key === MAPS_KEY || key === besideKey(MAPS_KEY, VERSION);
