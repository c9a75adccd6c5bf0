import { lateMessages } from './t';

/** The messages of records and the library. */
export const tellRecord = lateMessages('records');
