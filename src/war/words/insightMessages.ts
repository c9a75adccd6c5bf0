import { lateMessages } from './t';

/** The messages of what is seen into a position. */
export const tellInsight = lateMessages('insight');
