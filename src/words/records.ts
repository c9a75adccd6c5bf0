import records from './en/records.json';
import { lateMessages } from './t';

/** The messages of records and the library. */
export const say = lateMessages('records', records);
