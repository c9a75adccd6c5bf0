import { warScreen } from '../base/warScreen';

/** The introduction for newcomers: the lesson whose id is `open`, *Your first war*, or the list. */
export const Lessons = warScreen('screen', () => import('./Lessons'), 'Lessons', 'course');
