import { deferred } from '../../../shell/ui/deferred';

const headquarters = deferred(async () => (await import('./deferred')).headquarters, 'late');

/** Every switch of the rules, and what it can be set to, behind one line. */
export const HouseRules = headquarters.component((from) => from.HouseRules, 'block');
/** The openings, and where both armies stand in each. */
export const OpeningChoice = headquarters.component((from) => from.OpeningChoice, 'block');
/** The new version of the game, to be taken or put off. */
export const NewVersionOffer = headquarters.component((from) => from.NewVersionOffer);

const resume = deferred(() => import('./Resume'));

/** The game in progress, to go on with. */
export const Resume = resume.component((from) => from.Resume, 'block');
/** Fetches what shows the game in progress, which a first visit has none of. Never rejects. */
export const fetchResume = resume.fetch;
