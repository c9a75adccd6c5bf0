import type { Judgements, LibraryFile } from '../../libraryFile/libraryFile';
import { download } from '../../platform/download';
import type { TextStorage } from '../../storage';
import { savedSentences, type LibraryWords } from '../../libraryFile/words';

/**
 * What a page needs to save a game's library to a file and to add such a file: the writer and reader, the sentences,
 * and the storage.
 */
export interface LibraryFiling<J extends Judgements<J>, G extends object> {
  readonly file: () => Promise<LibraryFile<J, G>>;
  readonly words: LibraryWords<J>;
  readonly changeSettings: (values: Partial<G>) => void;
  readonly storage: TextStorage;
  /** The storage key of the time, in milliseconds, when the file was last saved or offered. */
  readonly offeredKey: string;
}

/**
 * Offers the whole library to the user as a file to save, and returns sentences on what it contains. Rejects if the
 * library cannot be read.
 */
export async function saveLibraryFile<J extends Judgements<J>, G extends object>({
  file,
  words,
  storage,
  offeredKey,
}: LibraryFiling<J, G>): Promise<string[]> {
  const saved = await (await file()).save();
  download(saved.fileName, saved.file, saved.file.type);
  storage.write(offeredKey, `${Date.now()}`);
  return savedSentences(saved, words);
}
