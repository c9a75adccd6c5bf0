import { runInSlices } from '../../shell/runInSlices';
import type { GameDatabase } from '../../shell/library';
import {
  createLibraryFile,
  expectWritten,
  type LibraryPart,
} from '../../shell/libraryFile/libraryFile';
import { textsPart } from '../../shell/libraryFile/textsPart';
import { isAddable, type FiledText } from '../../shell/libraryFile/texts';
import { settingsFrom } from '../../shell/settings';
import type { TextStorage } from '../../shell/storage';
import type { Country } from '../engine/types';
import { writeCountryJson } from '../game/countryJson';
import { finishedLessons, FINISHED } from '../game/lessons';
import {
  BATTLE_TEXTS,
  judgeCountry,
  judgeLesson,
  LIBRARY_FORMAT,
  namedApart,
  type BattleEntries,
  type JudgedCountry,
  type JudgedLesson,
} from '../game/libraryFile';
import { readAnySave, readyToRead } from '../game/kinds';
import type { AnyGame } from '../game/playing';
import { LITTLE_WARS_CHOICES, SETTINGS_KEY, type LittleWarsChoices } from '../game/settings';
import { saveCountry, readCountryTexts, readOwnCountries } from './ownCountries';
import type { BattleLibraryFile, BattleStoreNeeds, Store } from './state';

/** Reads the text of a battle in slices. */
async function read(text: string) {
  await readyToRead(text);
  const reading = await runInSlices(readAnySave(text));
  return { value: reading?.game ?? null, faults: reading?.faults ?? [] };
}

/**
 * Returns the writer and reader of files that hold the whole library of Little Wars in this browser: its battles,
 * Countries and finished lessons, with the settings (docs/library-file.md). `replace` is called with a later state of
 * the current game, if such a file has one.
 */
export function createBattleLibraryFile(
  store: Store,
  database: GameDatabase,
  { storage, newId, now }: Pick<BattleStoreNeeds, 'storage' | 'newId' | 'now'>,
  replace: (game: AnyGame) => void,
): BattleLibraryFile {
  async function replaceCurrent({ id, text }: FiledText): Promise<boolean> {
    const { value } = await read(text);
    if (store.getState().game?.id !== id || value === null) return false;
    replace({ ...value, id });
    return true;
  }
  return createLibraryFile<BattleEntries, LittleWarsChoices>(
    {
      format: LIBRARY_FORMAT,
      parts: {
        battles: textsPart({ ...BATTLE_TEXTS, read }, { database, newId, now, replaceCurrent }),
        countries: countriesPart(storage),
        lessons: lessonsPart(storage),
      },
      settings: { key: SETTINGS_KEY, good: (values) => settingsFrom(LITTLE_WARS_CHOICES, values) },
    },
    { storage, now },
  );
}

/** Returns the part for the Countries laid out here, each by its name. */
const countriesPart = (storage: TextStorage): LibraryPart<JudgedCountry> => ({
  kind: 'country',
  entries: () => readCountryTexts(storage).map((text) => ({ kind: 'country', text })),

  judging() {
    const here: Country[] = readOwnCountries(storage);
    return ({ text }) => {
      if (typeof text !== 'string') return null;
      const judged = judgeCountry(text, here);
      // Added Countries count as present for those after them.
      if (isAddable(judged) && judged.country !== null) here.push(namedApart(judged.country, here));
      return judged;
    };
  },

  addEntries(judged, onAdded) {
    for (const { country } of judged) {
      const here = readOwnCountries(storage);
      // It may have been laid out, or added in another tab, since the file was read.
      if (country === null || !isAddable(judgeCountry(writeCountryJson(country), here))) continue;
      expectWritten(saveCountry(storage, namedApart(country, here)));
      onAdded();
    }
    return Promise.resolve();
  },
});

/** Returns the part for the lessons finished here. */
const lessonsPart = (storage: TextStorage): LibraryPart<JudgedLesson> => {
  const finished = () => finishedLessons(storage);
  return {
    kind: 'lesson',
    entries: () => finished().map((id) => ({ kind: 'lesson', id })),

    judging() {
      const here = [...finished()];
      return ({ id }) => {
        if (typeof id !== 'string') return null;
        const judged = judgeLesson(id, here);
        if (judged.verdict === 'new' && judged.id !== null) here.push(judged.id);
        return judged;
      };
    },

    addEntries(judged, onAdded) {
      const ids = judged.flatMap(({ id }) => id ?? []);
      if (judged.length > 0) expectWritten(FINISHED.add(storage, ...ids));
      judged.forEach(onAdded);
      return Promise.resolve();
    },
  };
};
