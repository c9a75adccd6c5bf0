import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The rule book of Little Wars, over the page. */
export const RuleBook = lazyScreen('dialog', () => import('./RuleBook'), 'RuleBook', 'lwRules');
