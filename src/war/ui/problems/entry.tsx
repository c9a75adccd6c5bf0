import { warScreen } from '../base/warScreen';

/** The screen of problems, each with one best result to find: the one whose id is `open`, or their list. */
export const Problems = warScreen('screen', () => import('./Problems'), 'Problems', 'course');
