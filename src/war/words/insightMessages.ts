import { messagesOf } from './t';

/** The messages of what is seen into a position. */
export const tellInsight = messagesOf('insight');
