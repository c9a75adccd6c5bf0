import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A game before its war: its deployments, and the lots. */
export const BeforeWar = lazyScreen('screen', () => import('./BeforeWar'), 'BeforeWar', 'game');
