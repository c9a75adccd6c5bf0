import { warScreen } from '../base/warScreen';

/**
 * The introduction for newcomers: the lesson whose id is `open`, *Your first war*, or the list. `onOpen` is called to
 * open another one; `alone` returns the form of a game against a bot.
 */
export const Lessons = warScreen('screen', () => import('./Lessons'), 'Lessons', 'course');
