import { warScreen } from './warScreen';

/**
 * Says what happens to the game in progress when another one begins: it stays in the library, or it is lost. Fetched
 * when it is first shown.
 */
export const InProgressNote = warScreen(
  'unreported',
  () => import('./InProgress'),
  'InProgressNote',
);

/**
 * Asks the player whether the game in progress, which could not be saved, may be lost when another one begins. Fetched
 * when it is first shown.
 */
export const InProgressQuestion = warScreen(
  'dialog',
  () => import('./InProgress'),
  'InProgressQuestion',
);
