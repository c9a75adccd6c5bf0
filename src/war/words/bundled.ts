import enCourse from './en/course.json';
import enFirst from './en/first.json';
import enLate from './en/late.json';
import enRuleBook from './en/ruleBook.json';
import frCourse from './fr/course.json';
import frFirst from './fr/first.json';
import { formats } from './fr/grammar';
import frLate from './fr/late.json';
import frRuleBook from './fr/ruleBook.json';
import type { Formats, Loaded, Source } from './parts';

const part = (messages: Loaded['messages'], formats?: Formats) => (): Promise<Loaded> =>
  Promise.resolve({ messages, ...(formats && { formats }) });

/** The messages of a program that has them all within it: the console, the tests. */
export const BUNDLED: Source = {
  en: {
    first: part(enFirst),
    late: part(enLate),
    ruleBook: part(enRuleBook),
    course: part(enCourse),
  },
  fr: {
    first: part(frFirst, formats),
    late: part(frLate),
    ruleBook: part(frRuleBook),
    course: part(frCourse),
  },
};
