import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The games that are kept. */
export const LibraryScreen = lazyScreen(
  async () => (await import('./LibraryScreen')).LibraryScreen,
  'late',
);
