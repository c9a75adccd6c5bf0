import { warScreen } from '../base/warScreen';

/** A study: a board to try things on, and their tree. */
export const StudyRoom = warScreen('screen', () => import('./StudyRoom'), 'StudyRoom');
