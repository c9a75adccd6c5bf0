import record from './hooks-farm.lw?raw';

/**
 * The text of the record of the battle of Hook's Farm as Wells describes it (littlewars.md 7). It is made by `npm run
 * annotated -- hooks-farm`; the notes on its moves are messages (`lwCourse`).
 */
export const COURSE_RECORD = record;

/** The number of Blue's third move, counted over both sides. */
const BLUE_THIRD = 6;

/** The text of the record of the battle of Hook's Farm up to Blue's third move, in which guns may fire. */
export const UNDER_WAY_RECORD = record.slice(0, record.indexOf(`\n${BLUE_THIRD}.`) + 3);
