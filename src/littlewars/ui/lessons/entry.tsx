import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The lessons of Little Wars. */
export const Lessons = lazyScreen('screen', () => import('./Lessons'), 'Lessons', 'lwRules');
