import type { Drawer, Written } from '../../shell/platform/slot';
import {
  besideKey,
  broughtUp,
  newerAt,
  ownKey,
  versionAfter,
  versionIn,
  type Step,
} from '../../shell/versions';

/** Deployment templates as they are kept: what is no template among them (templates.ts) is kept all the same. */
export type Shelf = readonly unknown[];

export const SHELF_KEY = 'game-of-war/templates';

/** From every version of the shelf to the next. The first is a list that says no version; any other has to say it. */
const STEPS: readonly Step[] = [];
const VERSION = versionAfter(STEPS);

/** What the browser keeps, and what was put beside it while a newer version's lay there. */
export function readShelf(drawer: Drawer): Shelf {
  const own = shelfAt(drawer, ownKey(drawer, SHELF_KEY, VERSION));
  const known = new Set(own.map(idOf));
  const beside = shelfAt(drawer, besideKey(SHELF_KEY, VERSION));
  return [...own, ...beside.filter((entry) => !known.has(idOf(entry)))];
}

/** A text that is no list is one damaged entry. */
function shelfAt(drawer: Drawer, key: string): Shelf {
  const kept = drawer.read(key) ?? '[]';
  try {
    const read: unknown = JSON.parse(kept);
    const shelf = broughtUp(STEPS, versionIn(kept), read, () => undefined);
    return Array.isArray(shelf) ? shelf : [kept];
  } catch {
    return [kept];
  }
}

/** The templates that a newer version of the program has kept, or null; they stay as they are. */
export const newerShelf = (drawer: Drawer): string | null => newerAt(drawer, SHELF_KEY, VERSION);

export function writeShelf(drawer: Drawer, shelf: Shelf): Written {
  const key = ownKey(drawer, SHELF_KEY, VERSION);
  const written = drawer.write(key, JSON.stringify(shelf));
  if (written === 'kept' && key === SHELF_KEY) drawer.remove(besideKey(SHELF_KEY, VERSION));
  return written;
}

/** Adds to what the browser keeps; an entry whose id is there already is not added again. */
export function shelve(drawer: Drawer, entries: Shelf): Written {
  const shelf = readShelf(drawer);
  const known = new Set(shelf.map(idOf));
  const added = entries.filter((entry) => !known.has(idOf(entry)));
  return added.length === 0 ? 'kept' : writeShelf(drawer, [...shelf, ...added]);
}

/** What tells an entry from all others: its id, or where it has none, all of it. */
export const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : JSON.stringify(entry);
