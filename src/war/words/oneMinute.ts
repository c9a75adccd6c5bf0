import { lateMessages } from './t';

/** What is said of the game in a page. */
export const tellMinute = lateMessages('minute');
