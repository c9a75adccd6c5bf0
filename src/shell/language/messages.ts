import {
  FluentBundle,
  FluentNumber,
  type FluentFunction,
  type FluentVariable,
  type Message,
} from '@fluent/bundle';
import type { Format, MessagePart } from './source';

/** The values of the `{{places}}` of a message. */
export type Values = Readonly<Record<string, string | number>>;

type Tree = Readonly<Record<string, unknown>>;
/** A message as Fluent's parsed form. Our own text format is parsed directly into it. */
type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;

/** A number without grouping; only the format `number` groups its digits. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const grouped: FluentFunction = ([number]) => new FluentNumber(Number(number?.valueOf()));
const functionOf =
  (format: Format): FluentFunction =>
  ([text]) =>
    format(String(text?.valueOf()));

/**
 * The messages of one language that are loaded, and Fluent to fill them. Namespaces belong to the whole page: a game
 * takes names that no other has.
 */
export function createMessages(language: string) {
  const namespaces = new Map<string, Tree>();
  const functions: Record<string, FluentFunction> = { NUMBER: grouped };
  let bundle: FluentBundle | null = null;
  const patterns = new Map<string, Pattern>();

  function branch(key: string): { readonly tree: Tree; readonly name: string } {
    const [namespace = '', path = ''] = key.split(':');
    const names = path.split('.');
    const name = names.pop() ?? '';
    const tree = names.reduce<Tree | undefined>(
      (tree, name) => tree?.[name] as Tree | undefined,
      namespaces.get(namespace),
    );
    return { tree: tree ?? {}, name };
  }

  /** Returns the parsed message of a key, or null; plural forms are chosen by `count`. */
  function patternOf(key: string): Pattern | null {
    const { tree, name } = branch(key);
    const only = tree[name];
    if (typeof only === 'string') return withPlaces(only);
    const variants = Object.entries(tree).flatMap(([each, text]) => {
      const [, form] = each.startsWith(`${name}_`) ? each.split('_') : [];
      return typeof text === 'string' && form !== undefined
        ? { key: { type: 'str' as const, value: form }, value: withPlaces(text) }
        : [];
    });
    const star = variants.findIndex(({ key }) => key.value === 'other');
    return star < 0 ? null : [{ type: 'select', selector: variable('count'), variants, star }];
  }

  return {
    /** Adds a part. */
    add({ messages, formats = {} }: MessagePart): void {
      for (const [name, format] of Object.entries(formats))
        functions[name.toUpperCase()] = functionOf(format);
      // Fluent takes its functions in its constructor.
      bundle = null;
      patterns.clear();
      for (const [namespace, tree] of Object.entries(messages))
        namespaces.set(namespace, tree as Tree);
    },

    namespace: (name: string): unknown => namespaces.get(name),

    /** Returns the message of a key with its placeholders filled; the key itself if there is none. */
    translate(key: string, values: Values): string {
      bundle ??= new FluentBundle(language, { functions, useIsolating: false });
      const pattern = patterns.get(key) ?? patternOf(key);
      if (pattern === null) return key;
      patterns.set(key, pattern);
      return bundle.formatPattern(pattern, variables(values), []);
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;

const variable = (name: string): Expression => ({ type: 'var', name });

const PLACE = /\{\{(\w+)((?:, *\w+)*)\}\}/;

/** Parses a text with placeholders: `{{unit, la, capital}}` is the variable `unit`, through `LA`, through `CAPITAL`. */
function withPlaces(text: string): Pattern {
  // Split by a pattern with two groups: text, place, formats, text, place, formats, …, text.
  const [first = '', ...rest] = text.split(PLACE);
  const elements: Element[] = [first];
  for (let i = 0; i < rest.length; i += 3) {
    const [place = '', formats = '', after = ''] = rest.slice(i, i + 3);
    const filled = formats
      .split(',')
      .slice(1)
      .reduce<Expression>(
        (inner, name) => ({ type: 'func', name: name.trim().toUpperCase(), args: [inner] }),
        variable(place),
      );
    elements.push(filled, after);
  }
  return elements.length === 1 ? first : elements;
}

const variables = (values: Values): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Plain(value) : value,
    ]),
  );
