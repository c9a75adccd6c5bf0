import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A game at war, which is the first module to be fetched after the page is shown. */
export const WarGame = lazyScreen('screen', () => import('./WarGame'), 'WarGame', 'game');
