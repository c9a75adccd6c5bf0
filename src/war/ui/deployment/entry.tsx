import { lazyScreen } from '../../../shell/ui/lazyScreen';

/**
 * The screens of a game before its war, by how far it has come (`stage`): the deployment of each side, and the drawing
 * of lots. The component is fetched when it is first shown.
 */
export const BeforeWar = lazyScreen('screen', () => import('./BeforeWar'), 'BeforeWar', 'game');
