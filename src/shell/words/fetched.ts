import { fetchedPart, type MessageSource } from '../language/source';
import en from './en.json?url';
import fr from './fr.json?url';
import enDrafts from './drafts/en.json?url';
import frDrafts from './drafts/fr.json?url';
import enLibrary from './library/en.json?url';
import frLibrary from './library/fr.json?url';

/** The shell's messages as a page has them. Those of libraries and of drafts are fetched with what shows one. */
export const SHELL_FETCHED: MessageSource<'shell' | 'shellDrafts' | 'shellLibrary'> = {
  en: {
    shell: fetchedPart(en),
    shellDrafts: fetchedPart(enDrafts),
    shellLibrary: fetchedPart(enLibrary),
  },
  fr: {
    shell: fetchedPart(fr),
    shellDrafts: fetchedPart(frDrafts),
    shellLibrary: fetchedPart(frLibrary),
  },
};
