import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen with the start page of Little Wars. */
export const Headquarters = lazyScreen('screen', () => import('./Headquarters'), 'Headquarters');

/** The screen with the form of a battle against the program. */
export const Alone = lazyScreen('screen', () => import('./Alone'), 'Alone', 'lwProgram');
