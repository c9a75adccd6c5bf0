/** The lists (of units, targets and so on) that each screen with a board offers, in the order of their switch. */
export const LISTS = {
  war: ['units', 'able', 'targets', 'reach', 'announcements'],
  study: ['units', 'able', 'targets', 'reach', 'announcements'],
  deployment: ['units', 'announcements'],
  editor: [],
  mapEditor: [],
} as const;

/** A screen with a board, with its own lists and keys. */
export type BoardScreen = keyof typeof LISTS;
/** The name of a list that some screen with a board offers: units, targets and so on. */
export type ListName = (typeof LISTS)[BoardScreen][number];
/**
 * What can be opened over a board to help: one of its lists, the dialog to go to a square, the key sheet, the
 * legend of the map, or the line to type in.
 */
export type Help = ListName | 'goTo' | 'help' | 'legend' | 'line';
