import { deploymentState } from '../../words/deploymentAloud';
import { read } from '../../words/readAloud';
import { storyAnswer } from '../../words/warAloud';
import { DeploymentVoice } from './DeploymentVoice';
import { WarVoice } from './WarVoice';

/** What is told to whoever does not see the board, of itself and when a key asks for it. */
export const part = { DeploymentVoice, WarVoice, deploymentState, read, storyAnswer };
