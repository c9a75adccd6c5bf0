import type { Drawer, Written } from '../../shell/platform/slot';

/** Deployment templates as they are kept: what is no template among them (templates.ts) is kept all the same. */
export type Shelf = readonly unknown[];

export const SHELF_KEY = 'game-of-war/templates';

/** What the browser keeps; a text that is no list is one damaged entry. */
export function readShelf(drawer: Drawer): Shelf {
  const kept = drawer.read(SHELF_KEY) ?? '[]';
  try {
    const shelf: unknown = JSON.parse(kept);
    return Array.isArray(shelf) ? shelf : [kept];
  } catch {
    return [kept];
  }
}

export const writeShelf = (drawer: Drawer, shelf: Shelf): Written =>
  drawer.write(SHELF_KEY, JSON.stringify(shelf));

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
