import { warScreen } from '../base/warScreen';

/**
 * The choice of the map of a new game: one that comes with the program, or one of the player's own. The component is
 * fetched when it is first shown.
 */
export const MapChoice = warScreen('block', () => import('./MapChoice'), 'MapChoice');

/**
 * The choice of the rules of a new game: one of the rule sets of the published texts, or house rules. The component is
 * fetched when it is first shown.
 */
export const RulesChoice = warScreen('block', () => import('./RulesChoice'), 'RulesChoice');
