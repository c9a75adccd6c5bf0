import { messagesOf } from './t';

/** What is said of a new version of the game. */
export const tellVersion = messagesOf('version');
