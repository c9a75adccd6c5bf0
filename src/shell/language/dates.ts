import { currentLanguage } from './current';
import { LOCALES } from './intl';

const written = (at: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[currentLanguage()], style).format(at);

/** A day and an hour, as the language of the page writes them; null for a date that is none, which `Intl` throws at. */
export const dayAndHour = (at: Date): string | null =>
  Number.isNaN(at.getTime()) ? null : written(at, { dateStyle: 'medium', timeStyle: 'short' });

/** A day with its weekday and no year, as the language of the page writes it. */
export const weekdayAndDay = (at: Date): string =>
  written(at, { weekday: 'long', day: 'numeric', month: 'long' });

/** The day of a record, `2026.11.21`, as the language of the page writes it; as it stands where parts are unknown. */
export function recordDay(text: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00Z`);
  // Some engines read the 31st of a month of 30 days as the 1st of the next.
  if (at.getUTCDate() !== Number(day)) return text;
  return written(at, { dateStyle: 'medium', timeZone: 'UTC' });
}
