import record from './hooks-farm.lw?raw';

/**
 * The battle of Hook's Farm as Wells tells it (littlewars.md 7), as a record. Made by `npm run annotated -- hooks-farm`;
 * the note of each move is a message (`lwCourse`).
 */
export const COURSE_RECORD = record;

/** The number of Blue's third move, counted over both sides. */
const BLUE_THIRD = 6;

/** The record of Hook's Farm up to the beginning of Blue's third move, when guns may fire. */
export const UNDER_WAY_RECORD = record.slice(0, record.indexOf(`\n${BLUE_THIRD}.`) + 3);
