import { warScreen } from '../base/warScreen';

/** The form of a game against a bot. */
export const PlayAlone = warScreen('screen', () => import('./PlayAlone'), 'PlayAlone');

/** The entry of the start menu for the game in progress, with a button that calls `onResume`. */
export const Resume = warScreen('block', () => import('./Resume'), 'Resume');

/** The screen that explains the game to newcomers on one page; `onLearn` is called to open a lesson. */
export const OneMinute = warScreen('screen', () => import('./OneMinute'), 'OneMinute');

/** The form of a new game, with everything that is decided before the first unit is placed. */
export const NewGame = warScreen('screen', () => import('./NewGame'), 'NewGame');

/** An offer to reload the page with a new version of the program. The component is fetched when it is first shown. */
export const NewVersion = warScreen('unreported', () => import('./NewVersion'), 'NewVersion');
