import { messagesOf } from './t';

/** The messages of what is printed, which come with it. */
export const tpr = messagesOf('printing');
