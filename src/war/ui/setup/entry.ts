import { warScreen } from '../base/warScreen';

/**
 * The choice of the map of a new game: one that comes with the program, or one of the player's own. `onBoard` is called
 * with the chosen map's board, null while a map has faults.
 */
export const MapChoice = warScreen('block', () => import('./MapChoice'), 'MapChoice');

/**
 * The choice of the rules of a new game: one of the rule sets of the published texts, which calls `onRuleSet`, or house
 * rules, which call `onRules`.
 */
export const RulesChoice = warScreen('block', () => import('./RulesChoice'), 'RulesChoice');
