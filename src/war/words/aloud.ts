import { messagesOf } from './t';

/** The messages of what is read aloud, which come with it. */
export const tellAloud = messagesOf('readings');
