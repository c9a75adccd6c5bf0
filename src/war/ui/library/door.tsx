import { fetchReader } from '../../store/reader';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The games that are kept. */
export const LibraryScreen = lazyScreen(
  'screen',
  async () => (await Promise.all([import('./LibraryScreen'), fetchReader()]))[0],
  (from) => from.LibraryScreen,
  'late',
);
