import { bundledPart, type MessageSource } from '../language/source';
import en from './en.json';
import fr from './fr.json';
import enLibrary from './library/en.json';
import frLibrary from './library/fr.json';

/** The shell's messages bundled in a program: the tests. */
export const SHELL_BUNDLED: MessageSource<'shell' | 'shellLibrary'> = {
  en: { shell: bundledPart(en), shellLibrary: bundledPart(enLibrary) },
  fr: { shell: bundledPart(fr), shellLibrary: bundledPart(frLibrary) },
};
