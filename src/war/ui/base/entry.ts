import { warScreen } from './warScreen';

/** A sentence that the game in progress stays in the library when another one begins. */
export const InProgressNote = warScreen(
  'unreported',
  () => import('./InProgress'),
  'InProgressNote',
);

/** A dialog that asks whether the game in progress, which the library does not have, may be lost. */
export const InProgressQuestion = warScreen(
  'dialog',
  () => import('./InProgress'),
  'InProgressQuestion',
);
