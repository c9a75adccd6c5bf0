import type { Language } from './languages';

/** Puts the text of a placeholder into the grammatical form of its sentence: `{{side, de}}`. */
export type Format = (text: string) => string;
export type Formats = Readonly<Record<string, Format>>;

/** Messages that are loaded together, in one language: trees of texts by namespace. */
export interface MessagePart {
  readonly messages: Readonly<Record<string, object>>;
  readonly formats?: Formats;
}

/** The loaders of parts, by language and name; the names belong to the whole page. */
export type MessageSource<Part extends string = string> = Readonly<
  Record<Language, Readonly<Record<Part, () => Promise<MessagePart>>>>
>;

/** Returns the messages at an address of the page's own. @throws if they cannot be fetched. */
async function messagesAt(address: string): Promise<MessagePart['messages']> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no messages at ${address}: ${response.status}`);
  return (await response.json()) as MessagePart['messages'];
}

/** Returns a loader of a part that a page fetches on demand, as data. */
export const fetchedPart =
  (address: string, formats?: Formats) => async (): Promise<MessagePart> => ({
    messages: await messagesAt(address),
    ...(formats && { formats }),
  });

/** Returns a loader of a part bundled in a program: the console, the tests. */
export const bundledPart =
  (messages: MessagePart['messages'], formats?: Formats) => (): Promise<MessagePart> =>
    Promise.resolve({ messages, ...(formats && { formats }) });
