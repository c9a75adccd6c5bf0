import enCourse from './en/course.json?url';
import enFirst from './en/first.json?url';
import enLate from './en/late.json?url';
import enRuleBook from './en/ruleBook.json?url';
import frCourse from './fr/course.json?url';
import frFirst from './fr/first.json?url';
import frLate from './fr/late.json?url';
import frRuleBook from './fr/ruleBook.json?url';
import type course from './en/course.json';
import type first from './en/first.json';
import type late from './en/late.json';
import type ruleBook from './en/ruleBook.json';
import type { Language } from './languages';

/** The messages in the parts they are loaded in, each a few namespaces. English has the types of all languages. */
export interface Parts {
  /** What the page says from the start; its namespace `field` has the words of the rules. */
  readonly first: typeof first;
  /** What the parts say that are loaded when they are opened. */
  readonly late: typeof late;
  readonly ruleBook: typeof ruleBook;
  readonly course: typeof course;
}
export type Part = keyof Parts;

/** Puts the text of a place as a sentence of its language needs it: `{{side, de}}`. */
export type Format = (text: string) => string;
export type Formats = Readonly<Record<string, Format>>;

/** A part in one language. */
export interface Loaded {
  readonly messages: Readonly<Record<string, object>>;
  readonly formats?: Formats;
}

/** Messages are data and no program: they are fetched as they stand. @throws where they cannot be. */
async function messagesAt(address: string): Promise<Loaded['messages']> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no messages at ${address}: ${response.status}`);
  return (await response.json()) as Loaded['messages'];
}

/** Loads a part, and what its language does to the places of its messages. */
const part = (address: string, grammar?: () => Promise<Formats>) => async (): Promise<Loaded> => {
  const [messages, formats] = await Promise.all([messagesAt(address), grammar?.()]);
  return { messages, ...(formats && { formats }) };
};

const french = async (): Promise<Formats> => (await import('./fr/grammar')).formats;

export const PARTS: Readonly<Record<Language, Readonly<Record<Part, () => Promise<Loaded>>>>> = {
  en: {
    first: part(enFirst),
    late: part(enLate),
    ruleBook: part(enRuleBook),
    course: part(enCourse),
  },
  fr: {
    first: part(frFirst, french),
    late: part(frLate),
    ruleBook: part(frRuleBook),
    course: part(frCourse),
  },
};
