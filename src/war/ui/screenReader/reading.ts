import { deploymentState } from '../../words/deploymentAloud';
import { read } from '../../words/readAloud';
import { summaryAnswer } from '../../words/warAloud';

/** The readings by keys. */
export const reading = { deploymentState, read, summaryAnswer };
