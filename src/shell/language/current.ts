import { forLanguages, LANGUAGES, LOCALES, type Language } from './languages';
import { createMessages, type Messages } from './messages';
import type { MessageSource } from './source';
import { createSignal } from '../signal';

const messages = forLanguages((language) => createMessages(LOCALES[language]));

const sources = new Set<MessageSource>();
let current: Language | null = null;
/** The language requested last; its messages may still be loading. */
let wanted: Language | null = null;
/** The parts that are or were on the page. */
const opened = new Set<string>();
const loaded = new Map<string, Promise<void>>();
const changes = createSignal();

/**
 * Registers a `source` of messages, of a game or of the page around it, unless it is registered already. `first` names
 * the parts that are loaded with every language from now on; others are fetched when needed. Nothing is fetched yet: call
 * it before the first `setLanguage`, or call `setLanguage` again.
 */
export function addMessages<Part extends string>(
  source: MessageSource<Part>,
  first: readonly Part[],
): void {
  sources.add(source);
  for (const part of first) opened.add(part);
}

/** @throws if the messages cannot be fetched; another call tries again. */
function load(language: Language, part: string): Promise<void> {
  const key = `${language} ${part}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = fetchPart(language, part);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function fetchPart(language: Language, part: string): Promise<void> {
  const source = [...sources].find((each) => part in each[language]);
  const fetched = await source?.[language][part]?.();
  if (fetched === undefined) throw new Error(`nobody has said where the messages of ${part} are`);
  messages[language].add(fetched);
}

/**
 * Changes the language of the page, after all parts of the messages used so far have been loaded in it. The last call
 * wins: a language requested before it is not set any more. Rejects if a part cannot be fetched; the language is then
 * unchanged.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    // A part may be opened while others are loading.
    for (let count = 0; count < opened.size;) {
      count = opened.size;
      await Promise.all([...opened].map((part) => load(language, part)));
    }
  } catch (error) {
    if (wanted === language) wanted = current;
    throw error;
  }
  if (wanted !== language) return;
  current = language;
  changes.send();
}

/**
 * Fetches the part of the messages named `part`, such as `first`, in the language of the page, and in every language
 * that is requested while it loads. Rejects if it cannot be fetched, or if no registered source has it; another call
 * tries again.
 */
export async function fetchMessages(part: string): Promise<void> {
  for (let languages = '', before = null; languages !== before;) {
    before = languages;
    const due = LANGUAGES.filter((language) => language === current || language === wanted);
    await Promise.all(due.map((language) => load(language, part)));
    languages = due.join();
  }
  opened.add(part);
}

/**
 * Returns the language of the page.
 *
 * @throws before the first language is loaded, which is a programming error.
 */
export function currentLanguage(): Language {
  if (current === null) throw new Error('the page has no language yet');
  return current;
}

/**
 * Returns the collection of messages loaded so far in the language of the page.
 *
 * @throws before the first language is loaded, which is a programming error.
 */
export const currentMessages = (): Messages => messages[currentLanguage()];

/** Calls the listener after every change of the page's language; returns an unsubscribe function. */
export const onLanguageChange = changes.subscribe;
