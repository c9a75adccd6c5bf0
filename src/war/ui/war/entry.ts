import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A game during its war: its screen, its clock and its bots. The first module fetched after the page is shown. */
export const WarGame = lazyScreen('screen', () => import('./WarGame'), 'WarGame', 'game');
