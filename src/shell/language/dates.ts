import { currentLanguage } from './current';
import { LOCALES } from './languages';

const written = (at: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[currentLanguage()], style).format(at);

/** Returns a date with its time of day as text, such as `21 Nov 2026, 14:05`; null for an invalid date. */
export const dayAndHour = (at: Date): string | null =>
  Number.isNaN(at.getTime()) ? null : written(at, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Returns a date as text in the language of the page, with its weekday and without the year, such as `Saturday 21
 * November`.
 *
 * @throws {RangeError} if the date is invalid
 */
export const weekdayAndDay = (at: Date): string =>
  written(at, { weekday: 'long', day: 'numeric', month: 'long' });

/**
 * Returns the date in a record's tag `Date`, such as `2026.11.21`, as text in the language of the page: `21 Nov 2026`.
 * A text that is not a complete valid date, such as `2026.??.??`, is returned unchanged.
 */
export function recordDay(text: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00Z`);
  // Some engines read the 31st of a month of 30 days as the 1st of the next.
  if (at.getUTCDate() !== Number(day)) return text;
  return written(at, { dateStyle: 'medium', timeZone: 'UTC' });
}
