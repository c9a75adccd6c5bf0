import i18next from 'i18next';
import deployment from './en/deployment.json';
import field from './en/field.json';
import headquarters from './en/headquarters.json';
import insight from './en/insight.json';
import keeping from './en/keeping.json';
import reasons from './en/reasons.json';
import switches from './en/switches.json';
import war from './en/war.json';

/** The messages of one language, a file a part of the game. `field` has the words of the rules. */
const en = { field, reasons, headquarters, insight, keeping, deployment, war, switches };

/** Keys of all the texts in a tree of messages; the plural forms of one message share its key. */
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Message}_${'one' | 'other'}`
      ? Message
      : K
    : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type MessageKey = {
  [N in keyof typeof en]: `${N}:${Keys<(typeof en)[N]>}`;
}[keyof typeof en];

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(en),
  defaultNS: 'field',
  resources: { en },
  initAsync: false,
  // A line of advertisement on the console, which would stand among the answers of `npm run console`.
  showSupportNotice: false,
  // React and the DOM escape by themselves; nothing here is put on the page as markup.
  interpolation: { escapeValue: false },
});

/** Messages without places, each looked up once: a board tells some thousand of them at every move. */
const told = new Map<MessageKey, string>();
i18n.on('languageChanged', () => told.clear());

/** The message of a key such as `war:endTurn`, its `{{places}}` filled. */
export function t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string {
  if (values !== undefined) return i18n.t(key, values);
  const known = told.get(key);
  if (known !== undefined) return known;
  const message = i18n.t(key);
  told.set(key, message);
  return message;
}

/** Adds the messages of a part that is loaded late; answers what fills them. */
export function lateMessages<T extends object>(namespace: string, messages: T) {
  i18n.addResourceBundle('en', namespace, messages);
  return (key: Keys<T>, values: Readonly<Record<string, string | number>> = {}): string =>
    i18n.t(`${namespace}:${key}`, values);
}

type Joint = 'conjunction' | 'disjunction';
const lists = new Map<string, Intl.ListFormat>();

function list(type: Joint, items: readonly string[]): string {
  // British lists have no comma before the last item.
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language;
  const key = `${language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(language, { type });
  lists.set(key, format);
  return format.format(items);
}

/** `a`, `a and b`, `a, b and c` in the language of the page. */
export const listed = (items: readonly string[]): string => list('conjunction', items);

/** The same, with `or`. */
export const eitherOf = (items: readonly string[]): string => list('disjunction', items);

/** A day and an hour, as the language of the page writes them. */
export const moment = (at: Date): string =>
  new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
