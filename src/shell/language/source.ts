import type { Language } from './languages';

/** Puts the text of a place as a sentence of its language needs it: `{{side, de}}`. */
export type Format = (text: string) => string;
export type Formats = Readonly<Record<string, Format>>;

/** Messages that are loaded together, in one language: trees of texts by namespace. */
export interface MessagePart {
  readonly messages: Readonly<Record<string, object>>;
  readonly formats?: Formats;
}

/** Where parts come from, in each language, by their names; the names belong to the whole page. */
export type MessageSource<Part extends string = string> = Readonly<
  Record<Language, Readonly<Record<Part, () => Promise<MessagePart>>>>
>;

/** The messages at an address of the page's own. @throws where they cannot be fetched. */
async function messagesAt(address: string): Promise<MessagePart['messages']> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no messages at ${address}: ${response.status}`);
  return (await response.json()) as MessagePart['messages'];
}

/** A part that a page fetches when it is wanted, as the data it is and no program. */
export const fetchedPart =
  (address: string, formats?: Formats) => async (): Promise<MessagePart> => ({
    messages: await messagesAt(address),
    ...(formats && { formats }),
  });

/** A part that a program has within it: the console, the tests. */
export const bundledPart =
  (messages: MessagePart['messages'], formats?: Formats) => (): Promise<MessagePart> =>
    Promise.resolve({ messages, ...(formats && { formats }) });
