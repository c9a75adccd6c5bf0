import { warScreen } from '../base/warScreen';

/** A first game for newcomers. */
export const Lessons = warScreen('screen', () => import('./Lessons'), 'Lessons', 'course');
