import enCourse from './en/course.json?url';
import enFirst from './en/first.json?url';
import enLate from './en/late.json?url';
import enRuleBook from './en/ruleBook.json?url';
import frCourse from './fr/course.json?url';
import frFirst from './fr/first.json?url';
import frLate from './fr/late.json?url';
import frRuleBook from './fr/ruleBook.json?url';
import type { Formats, Loaded, Source } from './parts';

/** The messages at an address of the page's own. @throws where they cannot be fetched. */
async function messagesAt(address: string): Promise<Loaded['messages']> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no messages at ${address}: ${response.status}`);
  return (await response.json()) as Loaded['messages'];
}

const part = (address: string, grammar?: () => Promise<Formats>) => async (): Promise<Loaded> => {
  const [messages, formats] = await Promise.all([messagesAt(address), grammar?.()]);
  return { messages, ...(formats && { formats }) };
};

const french = async (): Promise<Formats> => (await import('./fr/grammar')).formats;

/** The messages as a page has them: fetched when they are wanted, as the data they are and no program. */
export const FETCHED: Source = {
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
