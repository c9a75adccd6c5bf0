import { warScreen } from './warScreen';

/** Says that the game in progress stays in the library when another one begins. Fetched when it is first shown. */
export const InProgressNote = warScreen(
  'unreported',
  () => import('./InProgress'),
  'InProgressNote',
);

/**
 * Asks the player whether the game in progress, which is not saved in the library, may be lost when another one begins.
 * Fetched when it is first shown.
 */
export const InProgressQuestion = warScreen(
  'dialog',
  () => import('./InProgress'),
  'InProgressQuestion',
);
