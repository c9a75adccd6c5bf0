import { currentLanguage } from '../../shell/language/current';
import { LOCALES } from '../../shell/language/intl';

/** Points in digits (6.5): they may be halves, which languages write each in its own way. */
export const pointWords = (points: number): string =>
  new Intl.NumberFormat(LOCALES[currentLanguage()]).format(points);
