import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The start screen of Little Wars. */
export const Headquarters = lazyScreen('screen', () => import('./Headquarters'), 'Headquarters');

/** The form of a battle against the program. */
export const Alone = lazyScreen('screen', () => import('./Alone'), 'Alone', 'lwProgram');
