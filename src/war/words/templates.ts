import { messagesOf } from './t';

/** The messages of deployment templates, which come with them. */
export const tellTemplate = messagesOf('templates');
