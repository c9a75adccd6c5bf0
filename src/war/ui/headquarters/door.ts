import { warScreen } from '../base/warScreen';

/** A game against a program, from a short form. */
export const PlayAlone = warScreen('screen', () => import('./PlayAlone'), 'PlayAlone');

/** The game in progress, to go on with. */
export const Resume = warScreen('block', () => import('./Resume'), 'Resume');

/** The game in a page, for whoever has never played. */
export const OneMinute = warScreen('screen', () => import('./OneMinute'), 'OneMinute');

/** Everything that is settled before the first unit is placed. */
export const NewGame = warScreen('screen', () => import('./NewGame'), 'NewGame');

/** The offer of a new version of the game. */
export const NewVersion = warScreen('untold', () => import('./NewVersion'), 'NewVersion');
