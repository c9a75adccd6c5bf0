import { deploymentState } from '../../words/deployment';
import { read } from '../../words/readings';
import { summaryAnswer } from '../../words/announcements';

/**
 * The functions that return words read out at a key press: `deploymentState` on a deployment, `read` a reading of a
 * square, such as its communication (one sentence each), `summaryAnswer` on the last finished turn of a war.
 */
export const reading = { deploymentState, read, summaryAnswer };
