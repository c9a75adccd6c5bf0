import type { Language } from '../../shell/language/languages';
import type { Parts } from './parts';
import { language, onLanguage, tongue } from '../../shell/language/speech';
import type { Values } from '../../shell/language/tongue';

/** Keys of all the texts in a tree of messages; the plural forms of one message share its key. */
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Message}_${'one' | 'other'}`
      ? Message
      : K
    : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

type First = Parts['first'];
type Late = Parts['late'] & Parts['course'];
export type MessageKey = { [N in keyof First]: `${N}:${Keys<First[N]>}` }[keyof First];

/** What has been told lately: a board tells some thousand messages at every move, mostly the same ones. */
const told = new Map<string, string>();
const MOST_TOLD = 4000;
onLanguage(() => told.clear());

function tell(key: string, values: Values | undefined): string {
  const asked = values === undefined ? key : `${key}${JSON.stringify(values)}`;
  const known = told.get(asked);
  if (known !== undefined) return known;
  const message = tongue().tell(key, values ?? {});
  if (told.size >= MOST_TOLD) told.clear();
  told.set(asked, message);
  return message;
}

/** The message of a key such as `war:endTurn`, its `{{places}}` filled. */
export const t = (key: MessageKey, values?: Values): string => tell(key, values);

/** What tells the messages of a namespace that is loaded with the late parts of the page. */
export const lateMessages =
  <N extends keyof Late>(namespace: N) =>
  (key: Keys<Late[N]>, values?: Values): string =>
    tell(`${namespace}:${key}`, values);

type All = First & Late & Parts['ruleBook'];

/** A namespace as it stands in its file, for what is laid out rather than told: the rule book. */
export const content = <N extends keyof All>(namespace: N): All[N] =>
  tongue().namespace(namespace) as All[N];

/** Of the Englishes the British: no comma before the last item of a list, the day before the month. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

type Joint = 'conjunction' | 'disjunction';
const lists = new Map<string, Intl.ListFormat>();

function list(type: Joint, items: readonly string[]): string {
  const locale = LOCALES[language()];
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format.format(items);
}

/** `a`, `a and b`, `a, b and c` in the language of the page. */
export const listed = (items: readonly string[]): string => list('conjunction', items);

/** The same, with `or`. */
export const eitherOf = (items: readonly string[]): string => list('disjunction', items);

const written = (at: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language()], style).format(at);

/** A day and an hour, as the language of the page writes them. */
export const moment = (at: Date): string =>
  written(at, { dateStyle: 'medium', timeStyle: 'short' });

/** The day of a record, `2026.11.21`, as the language of the page writes it; as it stands where parts are unknown. */
export function recordDay(text: string): string {
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00Z`);
  // Some engines read the 31st of a month of 30 days as the 1st of the next.
  if (at.getUTCDate() !== Number(day)) return text;
  return written(at, { dateStyle: 'medium', timeZone: 'UTC' });
}
