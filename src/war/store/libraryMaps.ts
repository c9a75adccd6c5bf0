import type { TextStorage, Written } from '../../shell/storage';
import { judgeMap, type JudgedMap } from '../game/filedMaps';
import type { FiledMap } from '../game/libraryFile';
import { mapsIn, readKeptMaps, readOwnMaps, withMap, writeKeptMaps } from './ownMaps';

/** Maps of a file, each once, judged by those that are drawn here. */
export function judgedMaps(
  filed: readonly FiledMap[],
  storage: Pick<TextStorage, 'read'>,
): readonly JudgedMap[] {
  const own = readOwnMaps(storage);
  const ids = new Set(own.map(({ id }) => id));
  const texts = new Set(own.map(({ text }) => text));
  return filed.map((map) => {
    const judged = judgeMap(map, {
      hasId: (id) => ids.has(id),
      hasText: (text) => texts.has(text),
    });
    if (isNewMap(judged)) {
      // What is taken in of a file is here for what comes after it.
      ids.add(map.id);
      texts.add(map.text);
    }
    return judged;
  });
}

/** Whether a map of a file is to be taken in. */
export const isNewMap = ({ verdict }: Pick<JudgedMap, 'verdict'>): boolean =>
  verdict === 'new' || verdict === 'apart';

/** Adds the maps of a plan that are still not here behind those that are; the one that is open stays open. */
export function addFiledMaps(
  storage: TextStorage,
  maps: readonly JudgedMap[],
  newId: () => string,
): { readonly written: Written; readonly added: number } {
  const kept = readKeptMaps(storage);
  let { entries } = kept;
  let added = 0;
  for (const { id, text } of maps.filter(isNewMap)) {
    const here = mapsIn({ entries });
    if (here.some((map) => map.text === text)) continue;
    entries = withMap(entries, { id: here.some((map) => map.id === id) ? newId() : id, text });
    added += 1;
  }
  if (added === 0) return { written: 'kept', added };
  return { written: writeKeptMaps(storage, { ...kept, entries }), added };
}
