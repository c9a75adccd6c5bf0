import { deploymentState } from '../../words/deployment';
import { read } from '../../words/readings';
import { summaryAnswer } from '../../words/announcements';

/**
 * The functions that return what is read out at a key press: the state of a deployment, a reading of a square, the last
 * turn. They are fetched as one module.
 */
export const reading = { deploymentState, read, summaryAnswer };
