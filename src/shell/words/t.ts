import { namespaceTeller } from '../language/tell';
import type { shell } from './en.json';

/** The messages of what every game has: dialogs, menus, the fault of a page. */
export const shellText = namespaceTeller<typeof shell>('shell');
