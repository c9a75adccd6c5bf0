import { warScreen } from '../base/warScreen';

/** The screen with the saved games and studies. The component is fetched when it is first shown. */
export const LibraryScreen = warScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/**
 * The screen that opens a game or a position from a text, a file or a link. The component is fetched when it is first
 * shown.
 */
export const OpenRecord = warScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);
