import { warScreen } from '../base/warScreen';

/** The screen with the saved games. */
export const LibraryScreen = warScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/** A text with a game or a position, to open. */
export const OpenRecord = warScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);
