/** What a save calls its format. */
export const FORMAT = 'game-of-war';
/** The version of saves; when it is raised: docs/changes.md, Versions. */
export const SAVE_VERSION = 4;
/** Orders of a save that are carried out at most: more than anybody gives in a game. */
export const MOST_ORDERS = 20_000;
