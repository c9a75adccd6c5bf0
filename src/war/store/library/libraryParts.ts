import { expectWritten, type LibraryPart } from '../../../shell/libraryFile/libraryFile';
import { idIn } from '../../../shell/libraryFile/lines';
import { isAddable } from '../../../shell/libraryFile/texts';
import type { TextStorage } from '../../../shell/storage';
import {
  judgeMap,
  judgeTemplate,
  type JudgedMap,
  type JudgedTemplate,
} from '../../game/libraryFile';
import { mapsIn, OWN_MAPS, readOwnMaps, withMap } from '../editors/ownMaps';
import { addToTemplateList, idOf, TEMPLATES } from '../../game/templateList';
import { entryOf, readTemplates, type Template } from '../../game/templates';

/**
 * Returns the part of a library file (docs/library-file.md) for the maps that the player has drawn in this browser:
 * what it writes, how an entry of a file is judged, and how entries are added. `newId` makes the id of a map whose own
 * is taken.
 */
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
      if (isAddable(judged)) {
        // Added entries count as present for those after them.
        ids.add(id);
        texts.add(text);
      }
      return judged;
    };
  },

  /** Those that are still missing go after those that are here; the open one stays open. */
  addEntries(judged, onAdded) {
    const saved = OWN_MAPS.read(storage);
    let { entries } = saved;
    let added = 0;
    for (const { id, text } of judged) {
      const here = mapsIn({ entries });
      if (here.some((map) => map.text === text)) continue;
      entries = withMap(entries, { id: here.some((map) => map.id === id) ? newId() : id, text });
      added += 1;
    }
    if (added > 0) expectWritten(OWN_MAPS.write(storage, { ...saved, entries }));
    for (; added > 0; added -= 1) onAdded();
    return Promise.resolve();
  },
});

/**
 * Returns the part of a library file (docs/library-file.md) for the deployment templates of this browser: what it
 * writes, how an entry of a file is judged, and how entries are added. `newId` makes the id of a template whose own is
 * taken.
 */
export const templatesPart = (
  storage: TextStorage,
  newId: () => string,
): LibraryPart<JudgedTemplate> => ({
  kind: 'template',

  entries: () => TEMPLATES.read(storage).map((template) => ({ kind: 'template', template })),

  judging() {
    const here: Template[] = [...readTemplates(TEMPLATES.read(storage)).templates];
    return ({ template }) => {
      if (template === undefined) return null;
      const judged = judgeTemplate(template, here);
      // Added entries count as present for those after them.
      if (judged.verdict === 'new') here.push(judged.template);
      return judged;
    };
  },

  addEntries(judged, onAdded) {
    const known = new Set(TEMPLATES.read(storage).map(idOf));
    const added = judged.flatMap((each) => {
      if (each.verdict !== 'new') return [];
      const { template } = each;
      return entryOf(known.has(template.id) ? { ...template, id: newId() } : template);
    });
    expectWritten(addToTemplateList(storage, added));
    added.forEach(onAdded);
    return Promise.resolve();
  },
});
