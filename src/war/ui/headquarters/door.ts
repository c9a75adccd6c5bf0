import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

const headquarters = deferred(async () => (await import('./deferred')).headquarters, 'late');

/** The four texts of the rules, and every switch with what it can be set to. */
export const RulesChoice = headquarters.component((from) => from.RulesChoice, 'block');
/** The offer of a new version of the game. */
export const NewVersion = headquarters.component((from) => from.NewVersion);
/** The openings, and where both armies stand in each; or a sheet to plan on. */
export const BeginningMore = headquarters.component((from) => from.BeginningMore, 'block');

const resume = deferred(() => import('./Resume'));

/** The game in progress, to go on with. */
export const Resume = resume.component((from) => from.Resume, 'block');
/** Fetches what shows the game in progress, which a first visit has none of. Never rejects. */
export const fetchResume = resume.fetch;

/** The game in a page, for whoever has never played. */
export const OneMinute = lazyScreen(
  'screen',
  async () => (await import('./OneMinute')).OneMinute,
  'late',
);
