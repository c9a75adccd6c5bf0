import { DeploymentVoice } from './DeploymentVoice';
import { WarVoice } from './WarVoice';

/** What is told to whoever does not see the board. */
export const voice = { DeploymentVoice, WarVoice };
