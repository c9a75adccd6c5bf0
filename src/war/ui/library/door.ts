import { warScreen } from '../base/warScreen';

/** The saved games. */
export const LibraryScreen = warScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/** Any text of a game or a position, to be opened. */
export const OpenRecord = warScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);
