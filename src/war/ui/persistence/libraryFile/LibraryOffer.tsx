import { useMemo, type ReactNode } from 'react';
import type { LibraryFiling } from '../../../../shell/ui/libraryFile/filing';
import { LibraryOffer as Offer } from '../../../../shell/ui/libraryFile/LibraryOffer';
import type { WarEntries } from '../../../game/libraryFile';
import type { WarSettings } from '../../../game/settings';
import { LIBRARY_WORDS } from '../../../words/libraryFile';
import { studiesDatabase } from '../../../store/studies/studies';
import { useGameStore } from '../../base/useGame';

/**
 * Hook: returns what is needed to save the library of Debord's game as a file and to add such a file
 * (docs/library-file.md): the operations, the sentences, and the storage. The same object at each rendering.
 */
export function useLibraryFiling(): LibraryFiling<WarEntries, WarSettings> {
  const { library, storage, settings } = useGameStore();
  return useMemo(
    () => ({
      file: () => library.file(studiesDatabase()),
      words: LIBRARY_WORDS,
      changeSettings: (values) => settings.change(values),
      storage,
      offeredKey: 'game-of-war/library-file-offered',
    }),
    [library, storage, settings],
  );
}

/** An offer to save the library as a file, if the browser may clear its storage, at most once a week. */
export const LibraryOffer = (): ReactNode => (
  <Offer filing={useLibraryFiling()} className="save-notice" />
);
