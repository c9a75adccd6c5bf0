/** What a save calls its format. */
export const FORMAT = 'game-of-war';
/** Raised when a save of the day before could no longer be read as it is. */
export const SAVE_VERSION = 1;
