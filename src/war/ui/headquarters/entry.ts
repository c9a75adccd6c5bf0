import { warScreen } from '../base/warScreen';

/** The form of a game against a bot. */
export const PlayAlone = warScreen('screen', () => import('./PlayAlone'), 'PlayAlone');

/** The menu entry that resumes the game in progress. */
export const Resume = warScreen('block', () => import('./Resume'), 'Resume');

/** The screen that explains the game on one page to newcomers. */
export const OneMinute = warScreen('screen', () => import('./OneMinute'), 'OneMinute');

/** The form of a new game, with everything that is decided before the first unit is placed. */
export const NewGame = warScreen('screen', () => import('./NewGame'), 'NewGame');

/** The offer of a new version of the game. */
export const NewVersion = warScreen('unreported', () => import('./NewVersion'), 'NewVersion');
