import { warScreen } from '../base/warScreen';

/** The introduction for newcomers: lessons, and *Your first war*. The component is fetched when it is first shown. */
export const Lessons = warScreen('screen', () => import('./Lessons'), 'Lessons', 'course');
