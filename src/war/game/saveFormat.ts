/** The format name in a save. */
export const FORMAT = 'game-of-war';
/** The version of saves; docs/changes.md, Versions, says when to raise it. */
export const SAVE_VERSION = 4;
/** The most orders of a save that are executed: more than any game has. */
export const MOST_ORDERS = 20_000;
