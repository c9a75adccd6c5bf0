import { lateMessages } from './t';

/** The messages of the lessons. */
export const say = lateMessages('lessons');
