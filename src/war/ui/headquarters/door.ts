import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

const headquarters = deferred(() => import('./deferred'), 'late');

/** The four texts of the rules, and every switch with what it can be set to. */
export const RulesChoice = headquarters.component((from) => from.RulesChoice, 'block');
/** The maps that the game brings along, and one of somebody's own. */
export const MapChoice = headquarters.component((from) => from.MapChoice, 'block');
/** The offer of a new version of the game. */
export const NewVersion = headquarters.component((from) => from.NewVersion);
/** Whether and how the war is fought to a clock. */
export const ClockChoice = headquarters.component((from) => from.ClockChoice, 'block');
/** What one side gives the other. */
export const HandicapChoice = headquarters.component((from) => from.HandicapChoice, 'block');
/** Whether both let the moment at hand be tried on a copy. */
export const TryingChoice = headquarters.component((from) => from.TryingChoice);
/** Who plays each side. */
export const SeatsChoice = headquarters.component((from) => from.SeatsChoice);
/** The openings, and where both armies stand in each; or a sheet to plan on. */
export const BeginningMore = headquarters.component((from) => from.BeginningMore, 'block');

const resume = deferred(async () => ({ part: await import('./Resume') }));

/** The game in progress, to go on with. */
export const Resume = resume.component((from) => from.Resume, 'block');
/** Fetches what shows the game in progress, which a first visit has none of. Never rejects. */
export const fetchResume = resume.fetch;

/** A game against a program, from a short form. */
export const PlayAlone = lazyScreen(
  'screen',
  () => import('./PlayAlone'),
  (from) => from.PlayAlone,
  'late',
);

/** The game in a page, for whoever has never played. */
export const OneMinute = lazyScreen(
  'screen',
  () => import('./OneMinute'),
  (from) => from.OneMinute,
  'late',
);
