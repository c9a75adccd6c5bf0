import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A game before its war: deployments, and the drawing of lots. */
export const BeforeWar = lazyScreen('screen', () => import('./BeforeWar'), 'BeforeWar', 'game');
