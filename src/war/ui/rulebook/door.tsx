import { warScreen } from '../base/warScreen';

/** The rule book. */
export const BookRoom = warScreen('dialog', () => import('./BookRoom'), 'BookRoom', 'ruleBook');
