import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

const load = () => import('./panel/TurnExposure');

/** What the current turn exposes, before it is ended. */
export const TurnExposure = warScreen('untold', load, 'TurnExposure');

/** The question about a turn that exposes something, once it is loaded. */
export const turnExposure = lazyModule(load, 'game', 'lazy');

/** The war so far, if there is room for it. */
export const WarLog = lazyScreen('untold', () => import('./panel/WarLog'), 'WarLog');

/** The players' drawings over the board of a war. */
export const WarDrawing = warScreen('untold', () => import('./WarDrawing'), 'WarDrawing');
