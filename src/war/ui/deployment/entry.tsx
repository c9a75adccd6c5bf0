import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screens of a game before its war, by its `stage`: the deployment of each side, and the drawing of lots. */
export const BeforeWar = lazyScreen('screen', () => import('./BeforeWar'), 'BeforeWar', 'game');
