import { bundledPart, type MessageSource } from '../language/source';
import en from './en.json';
import fr from './fr.json';

/** The shell's messages in a program that has them within it: the tests. */
export const SHELL_BUNDLED: MessageSource<'shell'> = {
  en: { shell: bundledPart(en) },
  fr: { shell: bundledPart(fr) },
};
