import { messagesOf } from './t';

/** What is said of the game in a page. */
export const tellMinute = messagesOf('minute');
