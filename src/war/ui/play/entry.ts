import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

const load = () => import('./panel/TurnExposure');

/** Sentences on what the turn would leave open to the enemy if it ended now, or with the action `ending`. */
export const TurnExposure = warScreen('unreported', load, 'TurnExposure');

/** The lazily loaded module `panel/TurnExposure`, on what the turn would leave open to the enemy. */
export const turnExposure = lazyModule(load, 'game', 'lazy');

/** The latest turns of a war and the losses of both sides, in a window that has room for them. */
export const WarLog = lazyScreen('unreported', () => import('./panel/WarLog'), 'WarLog');

/** Lets players draw arrows and mark squares over the board of a war while it accepts orders (`live`). */
export const WarDrawing = warScreen('unreported', () => import('./WarDrawing'), 'WarDrawing');
