import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The battles that are saved. */
export const LibraryScreen = lazyScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/** Any text of a battle, to be opened. */
export const OpenRecord = lazyScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);

/** A saved battle looked at again, order by order. */
export const SavedReplay = lazyScreen('screen', () => import('./ReplayScreen'), 'SavedReplay');

/** What is to be said of how the battle in hand is kept, and what is asked where another tab has gone on with it. */
export const SaveNotices = lazyScreen(
  'untold',
  () => import('./SaveNotices'),
  'SaveNotices',
  'shellLibrary',
);
