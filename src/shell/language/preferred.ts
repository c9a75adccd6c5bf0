import { browserLanguages } from '../platform/browserApis';
import type { ShellSettings } from '../settings';
import { languageOf, type Language } from './languages';

/** Returns the language of the page for the user's setting: the chosen one, or the browser's first that the page has. */
export const preferredLanguage = (setting: ShellSettings['language']): Language =>
  setting === 'browser' ? languageOf(browserLanguages()) : setting;
