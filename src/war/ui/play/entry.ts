import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

const load = () => import('./panel/TurnExposure');

/** Says what the current turn would leave open to the enemy, before it is ended. */
export const TurnExposure = warScreen('unreported', load, 'TurnExposure');

/** The module that says what the current turn would leave open to the enemy. */
export const turnExposure = lazyModule(load, 'game', 'lazy');

/** The latest turns of a war and its losses, where there is room. */
export const WarLog = lazyScreen('unreported', () => import('./panel/WarLog'), 'WarLog');

/** The players' drawings over the board of a war. */
export const WarDrawing = warScreen('unreported', () => import('./WarDrawing'), 'WarDrawing');
