import { deploymentState } from '../../words/deployment';
import { read } from '../../words/readings';
import { summaryAnswer } from '../../words/warAloud';

/** The readings by keys. */
export const reading = { deploymentState, read, summaryAnswer };
