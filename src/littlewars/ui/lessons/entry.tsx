import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen on which gunnery is practised with one gun. */
export const Practice = lazyScreen('screen', () => import('./Practice'), 'Practice', 'lwRules');

/** The screen with the lessons of Little Wars. */
export const Lessons = lazyScreen('screen', () => import('./Lessons'), 'Lessons', 'lwRules');
