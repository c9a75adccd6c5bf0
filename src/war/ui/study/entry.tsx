import { warScreen } from '../base/warScreen';

/** The screen of the study with an id: a board on which both sides' orders can be tried, and the tree of variations. */
export const StudyRoom = warScreen('screen', () => import('./StudyRoom'), 'StudyRoom');
