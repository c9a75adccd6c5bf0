import { warScreen } from './warScreen';

/** Says what happens to the game in progress when another begins. */
export const InProgressNote = warScreen(
  'unreported',
  () => import('./InProgress'),
  'InProgressNote',
);

/** Asks whether the game in progress may be lost to another. */
export const InProgressQuestion = warScreen(
  'dialog',
  () => import('./InProgress'),
  'InProgressQuestion',
);
