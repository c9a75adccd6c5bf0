import { lateMessages } from './t';

/** What is said of texts that are too long to be shown, or to be read. */
export const tellLong = lateMessages('longTexts');
