import { currentLanguage } from '../../shell/language/current';
import { LOCALES } from '../../shell/language/intl';

/** Returns points in digits (6.5), with halves in the style of the language. */
export const pointWords = (points: number): string =>
  new Intl.NumberFormat(LOCALES[currentLanguage()]).format(points);
