import { deferred } from '../../../shell/ui/deferred';

const headquarters = deferred(async () => (await import('./deferred')).headquarters, 'late');

/** Every switch of the rules, and what it can be set to, behind one line. */
export const HouseRules = headquarters.component((from) => from.HouseRules, 'block');
/** The offer of a new version of the game. */
export const NewVersion = headquarters.component((from) => from.NewVersion);
/** The openings, and where both armies stand in each. */
export const OpeningChoice = headquarters.component((from) => from.OpeningChoice, 'block');

const resume = deferred(() => import('./Resume'));

/** The game in progress, to go on with. */
export const Resume = resume.component((from) => from.Resume, 'block');
/** Fetches what shows the game in progress, which a first visit has none of. Never rejects. */
export const fetchResume = resume.fetch;
