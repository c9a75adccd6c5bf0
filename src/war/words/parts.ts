import type course from './en/course.json';
import type first from './en/first.json';
import type late from './en/late.json';
import type ruleBook from './en/ruleBook.json';
import type { Language } from '../../shell/language/languages';

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

/** Where the parts come from, in each language. */
export type Source = Readonly<Record<Language, Readonly<Record<Part, () => Promise<Loaded>>>>>;
