import { FOOT, INCH } from '../engine/lengths';
import { t } from './t';
import { currentLanguage } from '../../shell/language/current';
import { LOCALES } from '../../shell/language/languages';

const FRACTIONS: Readonly<Record<number, string>> = {
  2: '⅛',
  4: '¼',
  6: '⅜',
  8: '½',
  10: '⅝',
  12: '¾',
  14: '⅞',
};

/** Returns a length in sixteenths of an inch in feet and inches, rounded: `1 ft 3½ in`; a negative one as 0. */
export function lengthWords(sixteenths: number): string {
  const whole = Math.max(0, Math.round(sixteenths));
  const feet = Math.floor(whole / FOOT);
  const inches = Math.floor((whole % FOOT) / INCH);
  const rest = whole % INCH;
  const fraction = rest === 0 ? '' : (FRACTIONS[rest] ?? `${rest}⁄16`);
  const parts: string[] = [];
  if (feet > 0) parts.push(t('lwField:feet', { count: feet }));
  if (inches > 0 || rest > 0 || feet === 0) {
    // A fraction with its own character follows the inches directly; one in digits is separated.
    const apart = inches > 0 && fraction.length > 1 ? '\u202f' : '';
    const figure = inches > 0 || rest === 0 ? `${inches}${apart}${fraction}` : fraction;
    parts.push(t('lwField:inches', { count: inches + rest / INCH, inches: figure }));
  }
  return parts.join(' ');
}

/**
 * Returns a length, given in sixteenths of an inch, as a rough estimate in words: rounded to half feet from 1 foot
 * on, below that to inches, and at least 1 inch.
 */
export const roughly = (sixteenths: number): string => {
  const step = sixteenths < FOOT ? INCH : FOOT / 2;
  return lengthWords(Math.max(INCH, Math.round(sixteenths / step) * step));
};

/** Returns a number of points (littlewars.md 6.5) in digits, as the page's language writes decimals: `12.5`. */
export const pointWords = (points: number): string =>
  new Intl.NumberFormat(LOCALES[currentLanguage()]).format(points);
