import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** The card between two turns, for players who hand the screen over. */
export const TurnCurtain = lazyScreen('screen', () => import('./TurnCurtain'), 'TurnCurtain');

const load = () => import('./TurnExposure');

/** What the turn under way lays open, before it is ended. */
export const TurnExposure = warScreen('untold', load, 'TurnExposure');

/** What asks about a turn that lays something open, once it has come. */
export const turnExposure = lazyModule(load, 'game', 'late');
