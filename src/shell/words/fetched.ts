import { fetchedPart, type MessageSource } from '../language/source';
import en from './en.json?url';
import fr from './fr.json?url';
import enLibrary from './library/en.json?url';
import frLibrary from './library/fr.json?url';

/** The shell's messages as a page fetches them. Those of libraries and of drafts are fetched with their screens. */
export const SHELL_FETCHED: MessageSource<'shell' | 'shellLibrary'> = {
  en: { shell: fetchedPart(en), shellLibrary: fetchedPart(enLibrary) },
  fr: { shell: fetchedPart(fr), shellLibrary: fetchedPart(frLibrary) },
};
