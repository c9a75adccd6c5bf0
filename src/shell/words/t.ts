import { namespaceTeller } from '../language/tell';
import type { shell } from './en.json';
import type { shellDrafts, shellLibrary } from './library/en.json';

/** The messages of what every game has: dialogs, menus, the fault of a page. */
export const shellText = namespaceTeller<typeof shell>('shell');

/** The messages of the pages that show a library: how long it is kept, and its file. */
export const shellLibraryText = namespaceTeller<typeof shellLibrary>('shellLibrary');

/** The messages of the editors of drafts. */
export const shellDraftsText = namespaceTeller<typeof shellDrafts>('shellDrafts');
