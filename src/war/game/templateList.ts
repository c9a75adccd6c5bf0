import type { TextStorage, Written } from '../../shell/storage';
import {
  besideKey,
  broughtUp,
  newerAt,
  ownKey,
  versionAfter,
  versionIn,
  type VersionStep,
} from '../../shell/versions';

/** Deployment templates as they are kept: what is no template among them (templates.ts) is kept all the same. */
export type TemplateList = readonly unknown[];

export const TEMPLATES_KEY = 'game-of-war/templates';

/** From every version of the list to the next. The first is a list that says no version; any other has to say it. */
const STEPS: readonly VersionStep[] = [];
const VERSION = versionAfter(STEPS);

/** What the browser keeps, and what was put beside it while a newer version's lay there. */
export function readTemplateList(storage: TextStorage): TemplateList {
  const own = shelfAt(storage, ownKey(storage, TEMPLATES_KEY, VERSION));
  const known = new Set(own.map(idOf));
  const beside = shelfAt(storage, besideKey(TEMPLATES_KEY, VERSION));
  return [...own, ...beside.filter((entry) => !known.has(idOf(entry)))];
}

/** A text that is no list is one damaged entry. */
function shelfAt(storage: TextStorage, key: string): TemplateList {
  const kept = storage.read(key) ?? '[]';
  try {
    const read: unknown = JSON.parse(kept);
    const list = broughtUp(STEPS, versionIn(kept), read, () => undefined);
    // What is nested deeper than the browser can write out could not be kept again.
    JSON.stringify(list);
    return Array.isArray(list) ? list : [kept];
  } catch {
    return [kept];
  }
}

/** The templates that a newer version of the program has kept, or null; they stay as they are. */
export const newerTemplateList = (storage: TextStorage): string | null =>
  newerAt(storage, TEMPLATES_KEY, VERSION);

export function writeTemplateList(storage: TextStorage, list: TemplateList): Written {
  const key = ownKey(storage, TEMPLATES_KEY, VERSION);
  const written = storage.write(key, JSON.stringify(list));
  if (written === 'kept' && key === TEMPLATES_KEY)
    storage.remove(besideKey(TEMPLATES_KEY, VERSION));
  return written;
}

/** Adds to what the browser keeps; an entry whose id is there already is not added again. */
export function addToTemplateList(storage: TextStorage, entries: TemplateList): Written {
  const list = readTemplateList(storage);
  const known = new Set(list.map(idOf));
  const added = entries.filter((entry) => !known.has(idOf(entry)));
  return added.length === 0 ? 'kept' : writeTemplateList(storage, [...list, ...added]);
}

/** What tells an entry from all others: its id, or where it has none, all of it. */
export const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : JSON.stringify(entry);
