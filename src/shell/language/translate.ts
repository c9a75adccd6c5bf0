import { currentMessages } from './current';
import type { Values } from './messages';

/** Keys of all the texts in a tree of messages; the plural forms of one message share its key. Lists are no messages. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Message}_${'one' | 'other'}`
      ? Message
      : K
    : T[K] extends readonly unknown[]
      ? never
      : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** The keys of some namespaces of messages, each with its namespace before it: `war:endTurn`. */
export type MessageKeyOf<Namespaces> = {
  [N in keyof Namespaces & string]: `${N}:${KeysOf<Namespaces[N]>}`;
}[keyof Namespaces & string];

/**
 * The type of `translate` limited to the keys of some namespaces; `Namespaces` has the English messages of each:
 * `const t: Translate<Messages> = translate`.
 */
export type Translate<Namespaces> = (key: MessageKeyOf<Namespaces>, values?: Values) => string;

/**
 * Returns the message of a key, such as `war:endTurn`, in the language of the page, with `values` in its placeholders
 * (`{{name}}`); the key itself if there is no such message. Nothing is cached, because a message may name what is
 * later hidden from the player at the screen.
 */
export const translate = (key: string, values: Values = {}): string =>
  currentMessages().translate(key, values);

/**
 * Returns all messages of a namespace as they stand in its file, in the language of the page, for texts that are laid
 * out as a whole, such as rules; undefined if the namespace is not loaded.
 */
export const namespaceContent = (namespace: string): unknown =>
  currentMessages().namespace(namespace);
