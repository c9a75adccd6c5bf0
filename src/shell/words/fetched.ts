import { fetchedPart, type MessageSource } from '../language/source';
import en from './en.json?url';
import fr from './fr.json?url';

/** The shell's messages as a page has them. */
export const SHELL_FETCHED: MessageSource<'shell'> = {
  en: { shell: fetchedPart(en) },
  fr: { shell: fetchedPart(fr) },
};
