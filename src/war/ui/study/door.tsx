import { warScreen } from '../base/warScreen';

/** A study: a board of one's own, and the tree of what was tried on it. */
export const StudyRoom = warScreen('screen', () => import('./StudyRoom'), 'StudyRoom');
