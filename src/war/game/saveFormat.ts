/** What a save calls its format. */
export const FORMAT = 'game-of-war';
/** Raised with every change of the format, and of what a rule set means, each with a step (earlier/steps.ts) and a fixture. */
export const SAVE_VERSION = 4;
/** Orders of a save that are carried out at most: more than anybody gives in a game. */
export const MOST_ORDERS = 20_000;
