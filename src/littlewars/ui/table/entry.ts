import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen of the battle in progress. */
export const Table = lazyScreen('screen', () => import('./Table'), 'Table');
