import { warScreen } from '../base/warScreen';

/**
 * The screen of the study with an id: a board on which orders of both sides can be tried, and the tree of variations.
 * The component is fetched when it is first shown.
 */
export const StudyRoom = warScreen('screen', () => import('./StudyRoom'), 'StudyRoom');
