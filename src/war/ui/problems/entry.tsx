import { warScreen } from '../base/warScreen';

/** The screen of problems: positions from games, each with one best result to find. Fetched when it is first shown. */
export const Problems = warScreen('screen', () => import('./Problems'), 'Problems', 'course');
