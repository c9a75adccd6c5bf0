import type { GameStore } from '../../store/store';
import { savedSentence } from '../../words/libraryFile';
import { tellRecord } from '../../words/records';
import { download } from '../../../shell/platform/download';
import { studiesDatabase } from '../base/studiesDatabase';

/** Says in local storage when the file was saved or offered last, in milliseconds. */
export const FILE_OFFERED_KEY = 'game-of-war/library-file-offered';

/** Saves the whole library as a file, and says what is in it. Rejects where the library cannot be read. */
export async function saveLibraryFile(store: GameStore): Promise<string[]> {
  const saved = await (await store.library.file(studiesDatabase())).save();
  download(saved.fileName, saved.file, saved.file.type);
  store.storage.write(FILE_OFFERED_KEY, `${Date.now()}`);
  return [
    savedSentence(saved.fileName, saved),
    ...(saved.secret > 0 ? [tellRecord('library.file.left', { count: saved.secret })] : []),
  ];
}
