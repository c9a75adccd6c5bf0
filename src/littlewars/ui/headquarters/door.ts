import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Where Little Wars begins. */
export const Headquarters = lazyScreen('screen', () => import('./Headquarters'), 'Headquarters');
