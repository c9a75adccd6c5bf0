import { warScreen } from '../base/warScreen';

/** Positions from games with one best result each. */
export const Problems = warScreen('screen', () => import('./Problems'), 'Problems', 'course');
