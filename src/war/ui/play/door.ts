import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

const load = () => import('./panel/TurnExposure');

/** What the turn under way lays open, before it is ended. */
export const TurnExposure = warScreen('untold', load, 'TurnExposure');

/** What asks about a turn that lays something open, once it has come. */
export const turnExposure = lazyModule(load, 'game', 'late');

/** The war so far, where there is room for it. */
export const WarLog = lazyScreen('untold', () => import('./panel/WarLog'), 'WarLog');

/** What the players of a war draw over its board while they play. */
export const WarDrawing = warScreen('untold', () => import('./WarDrawing'), 'WarDrawing');
