import type { Format, MessagePart } from './source';

/** The values for the placeholders (`{{name}}`) of a message, by the placeholders' names. */
export type Values = Readonly<Record<string, string | number>>;

type Tree = Readonly<Record<string, unknown>>;

/** `{{unit, la, capital}}`: the value `unit`, through the format `la`, then through `capital`. */
const PLACE = /\{\{(\w+)((?:, *\w+)*)\}\}/g;

/**
 * Returns an empty collection of the messages of one language: `add` adds a part, `translate` returns a message with
 * its placeholders filled, `namespace` all messages of one namespace. Messages have the form of i18next's JSON, with
 * plural keys such as `_one`. `locale` decides how numbers are written and which plural form is used.
 */
export function createMessages(locale: string) {
  const namespaces = new Map<string, Tree>();
  // Made when first needed: the browser takes milliseconds for each, and the first screen needs none.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formats = new Map<string, Format>([
    ['number', (text) => (numbers ??= new Intl.NumberFormat(locale)).format(Number(text))],
  ]);

  /** The text of a key; of one with plural forms, the form of `count`. Undefined where there is none. */
  function textOf(key: string, count: unknown): string | undefined {
    const [namespace = '', path = ''] = key.split(':');
    const names = path.split('.');
    const name = names.pop() ?? '';
    const tree = names.reduce<Tree | undefined>(
      (tree, each) => tree?.[each] as Tree | undefined,
      namespaces.get(namespace),
    );
    const plural = (): string => (plurals ??= new Intl.PluralRules(locale)).select(Number(count));
    const text = tree?.[name] ?? tree?.[`${name}_${plural()}`] ?? tree?.[`${name}_other`];
    return typeof text === 'string' ? text : undefined;
  }

  return {
    add({ messages, formats: more = {} }: MessagePart): void {
      for (const [name, format] of Object.entries(more)) formats.set(name, format);
      for (const [namespace, tree] of Object.entries(messages))
        namespaces.set(namespace, tree as Tree);
    },

    namespace: (name: string): unknown => namespaces.get(name),

    /** The message of a key, its places filled; the key where there is none. A place without a value stays as it is. */
    translate: (key: string, values: Values): string =>
      textOf(key, values['count'])?.replace(PLACE, (place, name: string, through: string) => {
        const value = values[name];
        if (value === undefined) return place;
        return through
          .split(',')
          .slice(1)
          .reduce((text, each) => formats.get(each.trim())?.(text) ?? text, String(value));
      }) ?? key,
  };
}

/** The messages loaded so far in one language, as `createMessages` returns them. */
export type Messages = ReturnType<typeof createMessages>;
