import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen of a battle of Little Wars in progress. */
export const Table = lazyScreen('screen', () => import('./Table'), 'Table');
