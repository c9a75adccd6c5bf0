import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Renders the screen with the saved battles, whose code is fetched separately. */
export const LibraryScreen = lazyScreen(
  'screen',
  () => import('./LibraryScreen'),
  'LibraryScreen',
  'shellLibrary',
);

/** Renders the screen that opens a battle from a pasted text: a record, a save or a link. */
export const OpenRecord = lazyScreen(
  'screen',
  () => import('./OpenRecord'),
  'OpenRecord',
  'shellLibrary',
);

/** Renders the screen with the replay of a saved battle, whose code is fetched separately. */
export const SavedReplay = lazyScreen('screen', () => import('./SavedReplay'), 'SavedReplay');

/** Renders the replay of the battle of Hook's Farm as Wells describes it (littlewars.md 7), with notes. */
export const CourseReplay = lazyScreen(
  'screen',
  () => import('./CourseReplay'),
  'CourseReplay',
  'lwCourse',
);

/** Renders the screen that opens the battle of Hook's Farm (littlewars.md 7), at its beginning or in progress. */
export const HooksFarm = lazyScreen('screen', () => import('./HooksFarm'), 'HooksFarm');

/** Renders the notices about saving the current battle, and the question asked when another tab has continued it. */
export const SaveNotices = lazyScreen(
  'unreported',
  () => import('./SaveNotices'),
  'SaveNotices',
  'shellLibrary',
);
