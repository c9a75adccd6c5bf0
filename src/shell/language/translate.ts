import { currentMessages } from './current';
import type { Values } from './messages';

/** Keys of all texts in a tree of messages; the plural forms of one share its key. Lists are no messages. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Message}_${'one' | 'other'}`
      ? Message
      : K
    : T[K] extends readonly unknown[]
      ? never
      : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/**
 * The union of the message keys of some namespaces, each with its namespace before it, such as `war:endTurn` or
 * `field:outcomes.retreat`. `Namespaces` is the type of the messages by namespace; plural forms share one key without
 * `_one` and `_other`.
 */
export type MessageKeyOf<Namespaces> = {
  [N in keyof Namespaces & string]: `${N}:${KeysOf<Namespaces[N]>}`;
}[keyof Namespaces & string];

/**
 * The type of `translate` when limited to the keys of some namespaces, so that a wrong key does not compile: `const t:
 * Translate<Messages> = translate`. `Namespaces` is the type of the English messages by namespace.
 */
export type Translate<Namespaces> = (key: MessageKeyOf<Namespaces>, values?: Values) => string;

/**
 * Returns the message with a key such as `war:endTurn`, in the language of the page, with `values` in its placeholders
 * (`{{name}}`); a placeholder without a value stays as it is. Returns the key itself if there is no such message.
 *
 * @throws before the first language is loaded, which is a programming error.
 */
export const translate = (key: string, values: Values = {}): string =>
  currentMessages().translate(key, values);

/**
 * Returns all messages of a namespace in the language of the page, as the tree of its JSON file, for texts that are
 * laid out as a whole, such as the rules; undefined if the namespace is not loaded.
 */
export const namespaceContent = (namespace: string): unknown =>
  currentMessages().namespace(namespace);
