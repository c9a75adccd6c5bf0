import { currentLanguage } from './current';
import { LOCALES } from './languages';

type Joint = 'conjunction' | 'disjunction';
const lists = new Map<string, Intl.ListFormat>();

function list(type: Joint, items: readonly string[]): string {
  const locale = LOCALES[currentLanguage()];
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format.format(items);
}

/** Returns items joined as a list in the language of the page: `a`, `a and b`, `a, b and c`; empty without items. */
export const listed = (items: readonly string[]): string => list('conjunction', items);

/** Returns items joined as alternatives: `a`, `a or b`, `a, b or c`; empty without items. */
export const eitherOf = (items: readonly string[]): string => list('disjunction', items);
