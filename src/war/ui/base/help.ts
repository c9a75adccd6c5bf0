/** The lists of each screen with a board, in the order of their switch. */
export const LISTS = {
  war: ['units', 'able', 'targets', 'reach', 'announcements'],
  study: ['units', 'able', 'targets', 'reach', 'announcements'],
  deployment: ['units', 'announcements'],
  editor: [],
  mapEditor: [],
} as const;

/** A screen with a board, with its own lists and keys. */
export type BoardScreen = keyof typeof LISTS;
/** The name of a list of keys of some screen with a board. */
export type ListName = (typeof LISTS)[BoardScreen][number];
/**
 * An overlay over the board: a list, the dialog to go to a square, the key sheet, the legend of the map, or beside
 * it the line to type in.
 */
export type Help = ListName | 'goTo' | 'help' | 'legend' | 'line';
