import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen for target practice with one gun. */
export const Practice = lazyScreen('screen', () => import('./Practice'), 'Practice', 'lwRules');

/** The lessons of Little Wars. */
export const Lessons = lazyScreen('screen', () => import('./Lessons'), 'Lessons', 'lwRules');
