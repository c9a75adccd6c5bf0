import {
  createLibraryFile,
  type LibraryFile as FileOf,
  type LibraryPlan as PlanOf,
} from '../../../shell/libraryFile/libraryFile';
import type { GameDatabase } from '../../../shell/library';
import { textsPart, type TextDatabase } from '../../../shell/libraryFile/textsPart';
import { settingsFrom } from '../../../shell/settings';
import { SETTINGS_KEY } from '../../../shell/settingsStore';
import { STUDY_TEXTS, GAME_TEXTS, LIBRARY_FORMAT, type WarEntries } from '../../game/libraryFile';
import { readGame } from '../../game/save';
import { WAR_SETTINGS, type WarSettings } from '../../game/settings';
import { mapsPart, templatesPart } from './libraryParts';
import { idleIn, type Services, type Store } from '../state';

/** The writer and reader of a library file: everything as one file (docs/library-file.md). */
export type LibraryFile = FileOf<WarEntries, WarSettings>;
/** The entries and settings that a library file would add to this browser's library, before they are added. */
export type LibraryPlan = PlanOf<WarEntries, WarSettings>;

/**
 * Returns the writer and reader of this browser's library of Debord's game as one file (docs/library-file.md).
 * `database` has the games, `studies` the studies.
 */
export function createWarLibraryFile(
  store: Store,
  { storage, newId, now }: Services,
  database: GameDatabase,
  studies: TextDatabase,
): LibraryFile {
  function replaceCurrent({ id, text }: { readonly id: string; readonly text: string }): boolean {
    const { game } = readGame(text);
    if (store.getState().game?.id !== id || game === null) return false;
    const added = { ...game, id };
    store.setState({ ...idleIn(added), game: added });
    return true;
  }
  return createLibraryFile<WarEntries, WarSettings>(
    {
      format: LIBRARY_FORMAT,
      parts: {
        games: textsPart(GAME_TEXTS, { database, newId, now, replaceCurrent }),
        studies: textsPart(STUDY_TEXTS, { database: studies, newId, now }),
        maps: mapsPart(storage, newId),
        templates: templatesPart(storage, newId),
      },
      settings: { key: SETTINGS_KEY, good: (values) => settingsFrom(WAR_SETTINGS, values) },
    },
    { storage, now },
  );
}
