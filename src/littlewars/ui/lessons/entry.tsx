import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the screen on which gunnery is practised with one gun, with its code fetched separately. */
export const Practice = lazyScreen('screen', () => import('./Practice'), 'Practice', 'lwRules');

/** Renders the screen with the lessons of Little Wars and Kriegspiel, whose code is fetched separately. */
export const Lessons = lazyScreen('screen', () => import('./Lessons'), 'Lessons', 'lwRules');
