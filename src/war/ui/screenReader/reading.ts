import { deploymentState } from '../../words/deployment';
import { read } from '../../words/readings';
import { summaryAnswer } from '../../words/warAloud';

/** The functions that answer the keys by which a screen reader's user has the board read. */
export const reading = { deploymentState, read, summaryAnswer };
