import { messagesOf } from './t';

/** The messages of the page in articles. */
export const tellEmbed = messagesOf('embed');
