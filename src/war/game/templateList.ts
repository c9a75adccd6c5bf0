import type { TextStorage, Written } from '../../shell/storage';
import { stored } from '../../shell/stored';

/**
 * Deployment templates as they are stored, as JSON, in the order of saving; entries that are not templates are
 * preserved (templates.ts).
 */
export type TemplateList = readonly unknown[];

/** The key under which this browser stores its deployment templates. */
export const TEMPLATES_KEY = 'game-of-war/templates';

/** The storage of this browser's deployment templates. A stored text that is no list counts as one damaged entry. */
export const TEMPLATES = stored<TemplateList>({
  key: TEMPLATES_KEY,
  schema: (json) => (Array.isArray(json) ? json : null),
  empty: [],
  holding: (text) => [text],
  joined: withEntries,
});

/** Returns a list with entries of another at its end, except those whose id it has. */
function withEntries(list: TemplateList, entries: TemplateList): TemplateList {
  const known = new Set(list.map(idOf));
  return [...list, ...entries.filter((entry) => !known.has(idOf(entry)))];
}

/**
 * Adds entries to the deployment templates stored in this browser, except those whose id is there already; returns
 * `saved`, also if there is nothing to add, or why they could not be saved.
 */
export function addToTemplateList(storage: TextStorage, entries: TemplateList): Written {
  const list = TEMPLATES.read(storage);
  const all = withEntries(list, entries);
  return all.length === list.length ? 'saved' : TEMPLATES.write(storage, all);
}

/** Returns the identity of an entry of the stored templates: its id, or its whole text as JSON without one. */
export const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : JSON.stringify(entry);
