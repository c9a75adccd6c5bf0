import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The start screen of Little Wars. */
export const Headquarters = lazyScreen('screen', () => import('./Headquarters'), 'Headquarters');
