import { warScreen } from '../base/warScreen';

/** The screen with the saved games. */
export const LibraryScreen = warScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/** The page that opens a game or a position from a text, a file or a link. */
export const OpenRecord = warScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);
