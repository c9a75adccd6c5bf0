import type { messages as course } from './en/course';
import type { messages as first } from './en/first';
import type { messages as late } from './en/late';
import type { messages as ruleBook } from './en/ruleBook';
import type { Language } from './languages';

/** The messages in the parts they are loaded in, each a few namespaces. English has the types of all languages. */
export interface Parts {
  readonly first: typeof first;
  readonly late: typeof late;
  readonly ruleBook: typeof ruleBook;
  readonly course: typeof course;
}
export type Part = keyof Parts;

/** Puts the text of a place as a sentence of its language needs it: `{{side, de}}`. */
export type Format = (text: string) => string;

/** A part in one language. */
export interface Loaded {
  readonly messages: Readonly<Record<string, object>>;
  readonly formats?: Readonly<Record<string, Format>>;
}

export const PARTS: Readonly<Record<Language, Readonly<Record<Part, () => Promise<Loaded>>>>> = {
  en: {
    first: () => import('./en/first'),
    late: () => import('./en/late'),
    ruleBook: () => import('./en/ruleBook'),
    course: () => import('./en/course'),
  },
  fr: {
    first: () => import('./fr/first'),
    late: () => import('./fr/late'),
    ruleBook: () => import('./fr/ruleBook'),
    course: () => import('./fr/course'),
  },
};
