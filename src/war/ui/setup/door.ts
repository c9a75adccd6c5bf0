import { warScreen } from '../base/warScreen';

/** The maps that the game brings along, and one of somebody's own. */
export const MapChoice = warScreen('block', () => import('./MapChoice'), 'MapChoice');

/** The four texts of the rules, and every switch with what it can be set to. */
export const RulesChoice = warScreen('block', () => import('./RulesChoice'), 'RulesChoice');
