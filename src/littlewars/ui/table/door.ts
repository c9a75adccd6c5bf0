import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The battle under way. */
export const Table = lazyScreen('screen', () => import('./Table'), 'Table');
