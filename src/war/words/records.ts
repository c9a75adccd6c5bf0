import { messagesOf } from './t';

/** The messages of records and the library. */
export const tellRecord = messagesOf('records');
