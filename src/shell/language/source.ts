import { forLanguages, ofLanguage, type Found, type Language } from './languages';

/**
 * A function that puts the value of a placeholder into the grammatical form that its sentence needs: for `{{side,
 * de}}`, the format `de` turns `Nord` into `du Nord`.
 */
export type Format = (text: string) => string;
/** Functions that put a placeholder's value into a grammatical form, by the name after the comma in `{{side, de}}`. */
export type Formats = Readonly<Record<string, Format>>;

/**
 * A part of the messages in one language, loaded as a whole: `messages` has those of each of its namespaces, by the
 * namespace's name; `formats` the grammatical forms of placeholders, if the language needs any.
 */
export interface MessagePart {
  readonly messages: Readonly<Record<string, object>>;
  readonly formats?: Formats;
}

/**
 * For each language, by its code, and each part of the messages, by its name, the function that loads it; the function
 * rejects if the part cannot be fetched. No two games may use the same names of parts.
 */
export type MessageSource<Part extends string = string> = Readonly<
  Record<Language, Readonly<Record<Part, () => Promise<MessagePart>>>>
>;

/** The responses of `requestMessages` that nobody has used yet, by address. */
const requested = new Map<string, Promise<Response>>();

/**
 * Requests the messages at an address of the page's own before they are asked for. A fetched source of messages then
 * uses this response once; if it failed, the source reports that.
 */
export function requestMessages(address: string): void {
  const response = fetch(address);
  response.catch(() => undefined);
  requested.set(address, response);
}

/** Returns the messages at an address of the page's own. @throws if they cannot be fetched. */
async function messagesAt(address: string): Promise<MessagePart['messages']> {
  const early = requested.get(address);
  requested.delete(address);
  const response = await (early ?? fetch(address));
  if (!response.ok) throw new Error(`no messages at ${address}: ${response.status}`);
  return (await response.json()) as MessagePart['messages'];
}

function sourceOf<Part extends string>(
  parts: readonly Part[],
  load: (language: Language, part: Part) => Promise<MessagePart['messages']>,
  grammars: Found<Formats>,
): MessageSource<Part> {
  const loaderOf = (language: Language, part: Part) => async (): Promise<MessagePart> => {
    const formats = ofLanguage(grammars, language);
    return { messages: await load(language, part), ...(formats && { formats }) };
  };
  return forLanguages(
    (language) =>
      Object.fromEntries(parts.map((part) => [part, loaderOf(language, part)])) as Record<
        Part,
        () => Promise<MessagePart>
      >,
  );
}

/**
 * Returns a message source that fetches each part as JSON when it is asked for. `addresses` has the URL of each part,
 * by language and then by part; `grammars` has the grammatical forms of placeholders, by path of the file, such as
 * `./fr/war/grammar.ts`.
 */
export const fetchedSource = <Part extends string>(
  addresses: Found<Found<string>>,
  grammars: Found<Formats> = {},
): MessageSource<Part> =>
  sourceOf(
    Object.keys(addresses['en'] ?? {}) as Part[],
    (language, part) => messagesAt(addresses[language]?.[part] ?? ''),
    grammars,
  );

/**
 * Returns a message source whose texts are part of the program, so that nothing is fetched. `parts` has the names of
 * the namespaces of each part; `files` and `grammars` have the messages and the grammatical forms of all languages, by
 * path. A namespace of which a language has no file is left out.
 */
export const bundledSource = <Part extends string>(
  parts: Readonly<Record<Part, readonly string[]>>,
  files: Found<object>,
  grammars: Found<Formats> = {},
): MessageSource<Part> =>
  sourceOf(
    Object.keys(parts) as Part[],
    (language, part) =>
      Promise.resolve(
        Object.fromEntries(
          parts[part].flatMap((namespace) => {
            const file = Object.entries(files).find(
              ([path]) => path.startsWith(`./${language}/`) && path.endsWith(`/${namespace}.json`),
            )?.[1];
            return file === undefined ? [] : [[namespace, file]];
          }),
        ),
      ),
    grammars,
  );
