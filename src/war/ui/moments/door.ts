import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** What happens on a board, seen as it does; an order given before this is there is not. */
export const Moments = lazyScreen('untold', () => import('./Moments'), 'Moments');

/** The end of a war, over its board. */
export const EndPlate = lazyScreen('untold', () => import('./EndPlate'), 'EndPlate');
