import { currentLanguage } from './current';
import { LOCALES } from './languages';

const written = (at: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[currentLanguage()], style).format(at);

/** Returns a day and its time of day as text in the language of the page; null for an invalid date. */
export const dayAndHour = (at: Date): string | null =>
  Number.isNaN(at.getTime()) ? null : written(at, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns a day as text with its weekday and without the year, in the language of the page. */
export const weekdayAndDay = (at: Date): string =>
  written(at, { weekday: 'long', day: 'numeric', month: 'long' });

/**
 * Returns the day in the tag `Date` of a record, such as `2026.11.21`, written out in the language of the page;
 * unchanged if parts of it are unknown (`2026.??.??`).
 */
export function recordDay(text: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00Z`);
  // Some engines read the 31st of a month of 30 days as the 1st of the next.
  if (at.getUTCDate() !== Number(day)) return text;
  return written(at, { dateStyle: 'medium', timeZone: 'UTC' });
}
