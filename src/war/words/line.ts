import { messagesOf } from './t';

/** The messages of the line to type in, which come with it. */
export const tellLine = messagesOf('line');
