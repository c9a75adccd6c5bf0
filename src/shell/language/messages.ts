import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle';
import type { Format, MessagePart } from './source';

/** What fills the `{{places}}` of a message. */
export type Values = Readonly<Record<string, string | number>>;

type Tree = Readonly<Record<string, unknown>>;

/** A number as it is: only the format `number` groups its digits. */
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
 * The messages of one language that are loaded, and Fluent to tell them. Namespaces belong to the whole page: a game
 * takes names that no other has.
 */
export function createMessages(language: string) {
  const namespaces = new Map<string, Tree>();
  const functions: Record<string, FluentFunction> = { NUMBER: grouped };
  let bundle: FluentBundle | null = null;

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

  /** A message as Fluent writes it; one with plural forms chooses between them by `count`. */
  function written(key: string): string {
    const { tree, name } = branch(key);
    const only = tree[name];
    if (typeof only === 'string') return withPlaces(only);
    const forms = Object.entries(tree).flatMap(([each, text]) => {
      const [, form] = each.startsWith(`${name}_`) ? each.split('_') : [];
      return typeof text === 'string' && form !== undefined ? { form, text } : [];
    });
    const variants = forms.map(
      ({ form, text }) => `${form === 'other' ? '*' : ''}[${form}] ${withPlaces(text)}\n`,
    );
    return `{ $count ->\n${variants.join('')}}`;
  }

  return {
    /** Takes in a part. */
    add({ messages, formats = {} }: MessagePart): void {
      for (const [name, format] of Object.entries(formats))
        functions[name.toUpperCase()] = functionOf(format);
      // Fluent takes its functions when it is made; messages told before are written for it anew.
      bundle = null;
      for (const [namespace, tree] of Object.entries(messages))
        namespaces.set(namespace, tree as Tree);
    },

    namespace: (name: string): unknown => namespaces.get(name),

    /** The message of a key, its places filled; the key where there is none. */
    tell(key: string, values: Values): string {
      bundle ??= new FluentBundle(language, { functions, useIsolating: false });
      const id = key.replaceAll(/\W/g, '-');
      if (!bundle.hasMessage(id)) bundle.addResource(new FluentResource(`${id} = ${written(key)}`));
      const pattern = bundle.getMessage(id)?.value;
      return pattern == null ? key : bundle.formatPattern(pattern, variables(values), []);
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;

const PLACE = /\{\{(\w+)((?:, *\w+)*)\}\}/g;

/** Places as Fluent writes them: `{{unit, la, capital}}` is `{ CAPITAL(LA($unit)) }`. */
const withPlaces = (text: string): string =>
  text.replaceAll(PLACE, (_, place: string, formats: string) => {
    const names = formats.split(',').slice(1);
    const filled = names.reduce(
      (inner, name) => `${name.trim().toUpperCase()}(${inner})`,
      `$${place}`,
    );
    return `{ ${filled} }`;
  });

const variables = (values: Values): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Plain(value) : value,
    ]),
  );
