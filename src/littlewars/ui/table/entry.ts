import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the screen of a battle of Little Wars in progress, whose code is fetched separately. */
export const Table = lazyScreen('screen', () => import('./Table'), 'Table');
