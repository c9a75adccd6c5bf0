import { deploymentState } from '../../words/deployment';
import { read } from '../../words/readings';
import { summaryAnswer } from '../../words/announcements';

/** The functions that return what is read aloud when a key is pressed, loaded as one module. */
export const reading = { deploymentState, read, summaryAnswer };
