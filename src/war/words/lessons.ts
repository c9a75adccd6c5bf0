import { messagesOf } from './t';

/** The messages of the lessons. */
export const tellLesson = messagesOf('lessons');
