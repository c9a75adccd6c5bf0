import { warScreen } from '../base/warScreen';

/** The shipped maps, and one of the player's own. */
export const MapChoice = warScreen('block', () => import('./MapChoice'), 'MapChoice');

/** The four texts of the rules, and every switch with its values. */
export const RulesChoice = warScreen('block', () => import('./RulesChoice'), 'RulesChoice');
