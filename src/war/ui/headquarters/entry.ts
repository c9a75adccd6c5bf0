import { warScreen } from '../base/warScreen';

/** A game against a bot, from a short form. */
export const PlayAlone = warScreen('screen', () => import('./PlayAlone'), 'PlayAlone');

/** The game in progress, to resume. */
export const Resume = warScreen('block', () => import('./Resume'), 'Resume');

/** The game on one page, for newcomers. */
export const OneMinute = warScreen('screen', () => import('./OneMinute'), 'OneMinute');

/** The form for everything decided before the first unit is placed. */
export const NewGame = warScreen('screen', () => import('./NewGame'), 'NewGame');

/** The offer of a new version of the game. */
export const NewVersion = warScreen('untold', () => import('./NewVersion'), 'NewVersion');
