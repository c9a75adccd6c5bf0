import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The screen with the saved battles. */
export const LibraryScreen = lazyScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/** A form that opens a pasted text of a battle: a record, a save or a link. */
export const OpenRecord = lazyScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);

/** The replay of a saved battle. */
export const SavedReplay = lazyScreen('screen', () => import('./ReplayScreen'), 'SavedReplay');

/** The replay of Hook's Farm as Wells tells it, with notes. */
export const CourseReplay = lazyScreen(
  'screen',
  () => import('./CourseReplay'),
  'CourseReplay',
  'lwCourse',
);

/** The screen that begins Hook's Farm, under way or from the beginning. */
export const HooksFarm = lazyScreen('screen', () => import('./HooksFarm'), 'HooksFarm');

/** The notices about saving the current battle, and the question asked when another tab has continued it. */
export const SaveNotices = lazyScreen(
  'unreported',
  () => import('./SaveNotices'),
  'SaveNotices',
  'shellLibrary',
);
