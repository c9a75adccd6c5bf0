import { useMemo, type ReactNode } from 'react';
import type { LibraryFiling } from '../../../shell/ui/libraryFile/filing';
import { LibraryOffer as Offer } from '../../../shell/ui/libraryFile/LibraryOffer';
import type { BattleEntries } from '../../game/libraryFile';
import type { LittleWarsChoices } from '../../game/settings';
import { LIBRARY_WORDS } from '../../words/records';
import { useStorage } from '../base/storage';
import { useBattleStore, useOwnSettings } from '../base/useGame';

/**
 * Hook: returns what the shell needs to save the library of Little Wars as a file and to add such a file: reader and
 * writer, sentences, settings, and the browser's storage.
 */
export function useLibraryFiling(): LibraryFiling<BattleEntries, LittleWarsChoices> {
  const { library } = useBattleStore();
  const storage = useStorage();
  const settings = useOwnSettings();
  return useMemo(
    () => ({
      file: library.file,
      words: LIBRARY_WORDS,
      changeSettings: (options) => settings.change(options),
      storage,
      offeredKey: 'little-wars/library-file-offered',
    }),
    [library, storage, settings],
  );
}

/** Renders an offer to save the library of Little Wars as a file, if the browser may clear its storage. */
export const LibraryOffer = (): ReactNode => (
  <Offer filing={useLibraryFiling()} className="lw-notice" />
);
