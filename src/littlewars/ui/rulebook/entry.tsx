import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the rule book of Little Wars as a dialog, with its code fetched separately. */
export const RuleBook = lazyScreen('dialog', () => import('./RuleBook'), 'RuleBook', 'lwRules');
