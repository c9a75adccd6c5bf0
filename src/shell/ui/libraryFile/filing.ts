import type { Judgements, LibraryFile } from '../../libraryFile/libraryFile';
import { download } from '../../platform/download';
import type { TextStorage } from '../../storage';
import { savedSentences, type LibraryWords } from '../../libraryFile/words';

/**
 * The dependencies of saving a game's library to a file and adding such a file: the loaded operations on files
 * (`file`), the sentences about them (`words`), a function that takes over the file's settings, and the storage.
 */
export interface LibraryFiling<J extends Judgements<J>, G extends object> {
  /** Resolves with the operations on library files. */
  readonly file: () => Promise<LibraryFile<J, G>>;
  readonly words: LibraryWords<J>;
  /** Sets the game's settings that the user takes over from a file. */
  readonly changeSettings: (values: Partial<G>) => void;
  readonly storage: TextStorage;
  /** The storage key of the time, in milliseconds since 1970, when the file was last saved or offered. */
  readonly offeredKey: string;
}

/**
 * Has the browser save the whole library as a file, stores the time, and resolves with sentences on what the file
 * contains. Rejects if the library cannot be read.
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
