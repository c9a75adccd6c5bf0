import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The war so far, where there is room for it. */
export const WarLog = lazyScreen('untold', () => import('./WarLog'), 'WarLog');
