import { deploymentState } from '../../words/deploymentAloud';
import { read } from '../../words/readAloud';
import { summaryAnswer } from '../../words/warAloud';

/** What is read aloud when a key asks for it. */
export const reading = { deploymentState, read, summaryAnswer };
