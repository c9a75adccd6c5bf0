import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen to practise gunnery with one gun. */
export const Practice = lazyScreen('screen', () => import('./Practice'), 'Practice', 'lwRules');

/** The lessons of Little Wars. */
export const Lessons = lazyScreen('screen', () => import('./Lessons'), 'Lessons', 'lwRules');
