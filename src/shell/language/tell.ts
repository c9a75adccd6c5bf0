import { currentMessages } from './current';
import type { Values } from './messages';

/** Keys of all the texts in a tree of messages; the plural forms of one message share its key. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Message}_${'one' | 'other'}`
      ? Message
      : K
    : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** Keys with their namespace: `war:endTurn`. */
export type MessageKeyOf<Namespaces> = {
  [N in keyof Namespaces & string]: `${N}:${KeysOf<Namespaces[N]>}`;
}[keyof Namespaces & string];

/**
 * The message of a key, its `{{places}}` filled; the key itself where there is none. It is told anew each time: what is
 * told of an army that is sealed then must not be remembered here.
 */
export const tell = (key: string, values: Values = {}): string =>
  currentMessages().tell(key, values);

/** What tells the messages of one namespace of a tree of messages. */
export const namespaceTeller =
  <Tree>(namespace: string) =>
  (key: KeysOf<Tree>, values?: Values): string =>
    tell(`${namespace}:${key}`, values);

/** A namespace as it stands in its file, for what is laid out rather than told. */
export const namespaceContent = (namespace: string): unknown =>
  currentMessages().namespace(namespace);
