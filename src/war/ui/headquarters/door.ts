import { deferred } from '../../../shell/ui/deferred';

const headquarters = deferred(async () => (await import('./deferred')).headquarters, 'late');

/** Where both armies stand in an opening. */
export const OpeningPlan = headquarters.component((from) => from.OpeningPlan);
/** Every switch of the rules, and what it can be set to. */
export const SwitchList = headquarters.component((from) => from.SwitchList);

const resume = deferred(() => import('./Resume'));

/** The game in progress, to go on with. */
export const Resume = resume.component((from) => from.Resume);
/** Fetches what shows the game in progress, which a first visit has none of. Never rejects. */
export const fetchResume = resume.fetch;
