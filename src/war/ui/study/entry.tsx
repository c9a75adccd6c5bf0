import { warScreen } from '../base/warScreen';

/** The screen of a study: a board to try things on, and the tree of what was tried. */
export const StudyRoom = warScreen('screen', () => import('./StudyRoom'), 'StudyRoom');
