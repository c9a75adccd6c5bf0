import { expectWritten, type LibraryPart } from '../../shell/libraryFile/libraryFile';
import type { TextStorage } from '../../shell/storage';
import { judgeTemplate, type JudgedTemplate } from '../game/libraryFile';
import { addToTemplateList, idOf, TEMPLATES } from '../game/templateList';
import { entryOf, readTemplates, type Template } from '../game/templates';

/** Returns the part of a library file for the deployment templates of this browser. */
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
      // Added Countries count as present for those after them.
      if (judged.verdict === 'new') here.push(judged.template);
      return judged;
    };
  },

  takeIn(news, onAdded) {
    const known = new Set(TEMPLATES.read(storage).map(idOf));
    const added = news.flatMap((each) => {
      if (each.verdict !== 'new') return [];
      const { template } = each;
      return entryOf(known.has(template.id) ? { ...template, id: newId() } : template);
    });
    expectWritten(addToTemplateList(storage, added));
    added.forEach(onAdded);
    return Promise.resolve();
  },
});
