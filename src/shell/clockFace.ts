import { shownTime } from './clock';
import { currentLanguage } from './language/current';
import { LOCALES } from './language/languages';

/**
 * Returns the text of a clock face for a time left in milliseconds: `4:30`, `1:04:30`, and in the last ten seconds with
 * tenths, `0:09.4`, with the decimal sign of the page's language.
 */
export function clockFace(left: number): string {
  const { hours, minutes, seconds, tenths } = shownTime(left);
  const two = (value: number): string => `${value}`.padStart(2, '0');
  const whole = `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}`;
  return tenths === null ? whole : `${whole}${decimalSign()}${tenths}`;
}

const decimalSign = (): string =>
  new Intl.NumberFormat(LOCALES[currentLanguage()])
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
