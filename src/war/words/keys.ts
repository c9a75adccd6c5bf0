import { messagesOf } from './t';

/** The messages of the key sheet, which come with it. */
export const tellKey = messagesOf('keys');
