import { lateMessages } from './t';

/** The messages of the page in articles. */
export const tellEmbed = lateMessages('embed');
