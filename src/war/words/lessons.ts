import { lateMessages } from './t';

/** The messages of the lessons. */
export const tellLesson = lateMessages('lessons');
