/**
 * The lists that the help of each screen with a board offers, by screen, in the order of their tabs: all `units`, those
 * that can march (`able`), `targets`, squares in `reach` of the chosen unit, and earlier `announcements`.
 */
export const LISTS = {
  war: ['units', 'able', 'targets', 'reach', 'announcements'],
  study: ['units', 'able', 'targets', 'reach', 'announcements'],
  deployment: ['units', 'announcements'],
  editor: [],
  mapEditor: [],
} as const;

/** A screen with a board: war, study, deployment, position editor or map editor. Each has its lists and keys. */
export type BoardScreen = keyof typeof LISTS;
/**
 * The name of a list that the help over a board offers: all `units`; those that can march (`able`); `targets`; squares
 * in `reach` of the chosen unit; earlier `announcements`.
 */
export type ListName = (typeof LISTS)[BoardScreen][number];
/**
 * Something that can be opened over a board to help: one of its lists; `goTo`, the dialog that goes to a square;
 * `help`, the list of keys; `legend`, the signs of the map; `line`, the line in which orders are typed.
 */
export type Help = ListName | 'goTo' | 'help' | 'legend' | 'line';
