import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The rule book of Little Wars, as a dialog. */
export const RuleBook = lazyScreen('dialog', () => import('./RuleBook'), 'RuleBook', 'lwRules');
