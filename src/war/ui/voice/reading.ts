import { deploymentState } from '../../words/deploymentAloud';
import { read } from '../../words/readAloud';
import { storyAnswer } from '../../words/warAloud';

/** What is read aloud when a key asks for it. */
export const reading = { deploymentState, read, storyAnswer };
