import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The battle in progress. */
export const Table = lazyScreen('screen', () => import('./Table'), 'Table');
