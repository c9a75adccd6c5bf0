import { warScreen } from '../base/warScreen';

/** An introduction for newcomers. */
export const Lessons = warScreen('screen', () => import('./Lessons'), 'Lessons', 'course');
