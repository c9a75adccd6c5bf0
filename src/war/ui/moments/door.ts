import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The end of a war, over its board. */
export const EndPlate = lazyScreen('untold', () => import('./EndPlate'), 'EndPlate');
