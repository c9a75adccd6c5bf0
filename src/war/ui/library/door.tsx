import { fetchReader } from '../../store/reader';
import { fetchStudy } from '../study/door';
import { fetchAnnotated } from './published/door';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The games that are kept, with all that the screen shows: what came later would move what is pressed by then. */
export const LibraryScreen = lazyScreen(
  'screen',
  async () => {
    const coming = [fetchReader(), fetchStudy(), fetchAnnotated()];
    return (await Promise.all([import('./LibraryScreen'), ...coming]))[0];
  },
  (from) => from.LibraryScreen,
  'late',
);
