import { fetchMessages } from '../../../shell/language/current';
import { deferred } from '../../../shell/ui/deferred';

const fetchVoice = () => import('./deferred');
const voice = deferred(fetchVoice, 'late');

/** Says what is placed, taken up and refused. */
export const DeploymentVoice = voice.component((from) => from.DeploymentVoice);
/** Says what is done and chosen in a war. */
export const WarVoice = voice.component((from) => from.WarVoice);

/** What is read aloud when a key asks for it. @throws where it cannot be fetched; another call tries again. */
export async function fetchReading() {
  const [{ part }] = await Promise.all([fetchVoice(), fetchMessages('late')]);
  return part;
}
