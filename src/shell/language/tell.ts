import { currentMessages, onLanguageChange } from './current';
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

/** What has been told last: a board tells some thousand messages at every move, mostly the same ones. */
const told = new Map<string, string>();
const MOST_TOLD = 4000;
onLanguageChange(() => told.clear());

/** The message of a key, its `{{places}}` filled; the key itself where there is none. */
export function tell(key: string, values?: Values): string {
  const asked = values === undefined ? key : `${key}${JSON.stringify(values)}`;
  const known = told.get(asked);
  if (known !== undefined) return known;
  const message = currentMessages().tell(key, values ?? {});
  if (told.size >= MOST_TOLD) told.clear();
  told.set(asked, message);
  return message;
}

/** What tells the messages of one namespace of a tree of messages. */
export const namespaceTeller =
  <Tree>(namespace: string) =>
  (key: KeysOf<Tree>, values?: Values): string =>
    tell(`${namespace}:${key}`, values);

/** A namespace as it stands in its file, for what is laid out rather than told. */
export const namespaceContent = (namespace: string): unknown =>
  currentMessages().namespace(namespace);
