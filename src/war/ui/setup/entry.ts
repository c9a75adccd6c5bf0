import { warScreen } from '../base/warScreen';

/** The choice of the map of a new game: a shipped one, or one of the player's own. */
export const MapChoice = warScreen('block', () => import('./MapChoice'), 'MapChoice');

/** The choice of the rules of a new game: the four published texts, and every switch with its values. */
export const RulesChoice = warScreen('block', () => import('./RulesChoice'), 'RulesChoice');
