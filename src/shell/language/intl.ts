import { currentLanguage } from './current';
import type { Language } from './languages';

/** Of the Englishes the British: no comma before the last item of a list, the day before the month. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

type Joint = 'conjunction' | 'disjunction';
const lists = new Map<string, Intl.ListFormat>();

function list(type: Joint, items: readonly string[]): string {
  const locale = LOCALES[currentLanguage()];
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format.format(items);
}

/** `a`, `a and b`, `a, b and c` in the language of the page. */
export const listed = (items: readonly string[]): string => list('conjunction', items);

/** `a`, `a or b`, `a, b or c` in the language of the page. */
export const eitherOf = (items: readonly string[]): string => list('disjunction', items);

const written = (at: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[currentLanguage()], style).format(at);

/** A day and an hour, as the language of the page writes them. */
export const dayAndHour = (at: Date): string =>
  written(at, { dateStyle: 'medium', timeStyle: 'short' });

/** The day of a record, `2026.11.21`, as the language of the page writes it; as it stands where parts are unknown. */
export function recordDay(text: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00Z`);
  // Some engines read the 31st of a month of 30 days as the 1st of the next.
  if (at.getUTCDate() !== Number(day)) return text;
  return written(at, { dateStyle: 'medium', timeZone: 'UTC' });
}
