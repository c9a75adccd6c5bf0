import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the start page of Little Wars, with its code fetched separately. */
export const Headquarters = lazyScreen('screen', () => import('./Headquarters'), 'Headquarters');

/** Renders the screen with the form of a battle against the program, whose code is fetched separately. */
export const Alone = lazyScreen('screen', () => import('./Alone'), 'Alone', 'lwProgram');
