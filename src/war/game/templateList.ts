import type { TextStorage, Written } from '../../shell/storage';
import { stored } from '../../shell/stored';

/** Deployment templates as they are kept: what is no template among them (templates.ts) is kept all the same. */
export type TemplateList = readonly unknown[];

export const TEMPLATES_KEY = 'game-of-war/templates';

/** The templates that the browser keeps. A text that is no list is one damaged entry. */
export const TEMPLATES = stored<TemplateList>({
  key: TEMPLATES_KEY,
  schema: (json) => (Array.isArray(json) ? json : null),
  empty: [],
  holding: (text) => [text],
  joined: withEntries,
});

/** A list with entries of another behind its own; one whose id is there already is not added again. */
function withEntries(list: TemplateList, entries: TemplateList): TemplateList {
  const known = new Set(list.map(idOf));
  return [...list, ...entries.filter((entry) => !known.has(idOf(entry)))];
}

/** Adds to what the browser keeps. */
export function addToTemplateList(storage: TextStorage, entries: TemplateList): Written {
  const list = TEMPLATES.read(storage);
  const all = withEntries(list, entries);
  return all.length === list.length ? 'kept' : TEMPLATES.write(storage, all);
}

/** What tells an entry from all others: its id, or where it has none, all of it. */
export const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
    ? entry.id
    : JSON.stringify(entry);
