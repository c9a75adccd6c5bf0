import { warScreen } from '../base/warScreen';

/** The choice of the map of a new game: one that comes with the program, or one of the player's own. */
export const MapChoice = warScreen('block', () => import('./MapChoice'), 'MapChoice');

/** The choice of the rules of a new game: one of the published rule sets, or house rules. */
export const RulesChoice = warScreen('block', () => import('./RulesChoice'), 'RulesChoice');
