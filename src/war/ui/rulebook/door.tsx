import { warScreen } from '../base/warScreen';

/** The rule book. */
export const RuleBook = warScreen('dialog', () => import('./RuleBook'), 'RuleBook', 'ruleBook');
