import { expectWritten, type LibraryPart } from '../../shell/libraryFile/libraryFile';
import { idIn } from '../../shell/libraryFile/lines';
import { isNews } from '../../shell/libraryFile/verdicts';
import type { TextStorage } from '../../shell/storage';
import { judgeMap, type JudgedMap } from '../game/filedMaps';
import { mapsIn, OWN_MAPS, readOwnMaps, withMap } from './ownMaps';

/** Returns the part of a library file for the maps drawn here. */
export const mapsPart = (storage: TextStorage, newId: () => string): LibraryPart<JudgedMap> => ({
  kind: 'map',

  entries: () => readOwnMaps(storage).map(({ id, text }) => ({ kind: 'map', id, text })),

  judging() {
    const own = readOwnMaps(storage);
    const ids = new Set(own.map(({ id }) => id));
    const texts = new Set(own.map(({ text }) => text));
    return (line) => {
      const [id, { text }] = [idIn(line), line];
      if (id === null || typeof text !== 'string') return null;
      const judged = judgeMap(
        { id, text },
        { hasId: (id) => ids.has(id), hasText: (text) => texts.has(text) },
      );
      if (isNews(judged)) {
        // Added Countries count as present for those after them.
        ids.add(id);
        texts.add(text);
      }
      return judged;
    };
  },

  /** Those that are still missing go after those that are here; the open one stays open. */
  takeIn(news, onAdded) {
    const kept = OWN_MAPS.read(storage);
    let { entries } = kept;
    let added = 0;
    for (const { id, text } of news) {
      const here = mapsIn({ entries });
      if (here.some((map) => map.text === text)) continue;
      entries = withMap(entries, { id: here.some((map) => map.id === id) ? newId() : id, text });
      added += 1;
    }
    if (added > 0) expectWritten(OWN_MAPS.write(storage, { ...kept, entries }));
    for (; added > 0; added -= 1) onAdded();
    return Promise.resolve();
  },
});
