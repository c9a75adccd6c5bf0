import { messagesOf } from './t';

/** The messages of games that another tab changed, or that cannot be read whole. */
export const tellSave = messagesOf('saves');
