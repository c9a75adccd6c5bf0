import { LANGUAGES, type Language } from './languages';
import { createMessages, type Messages } from './messages';
import type { MessageSource } from './source';
import { createSignal } from '../signal';

const messages: Readonly<Record<Language, Messages>> = {
  en: createMessages('en'),
  fr: createMessages('fr'),
};

const sources: MessageSource[] = [];
let current: Language | null = null;
/** The language asked for last; its messages may still be on their way. */
let wanted: Language | null = null;
/** The parts that are, or have been, on the page. */
const opened = new Set<string>();
const loaded = new Map<string, Promise<void>>();
const changes = createSignal();

/**
 * Says where the messages of a game, or of the shell, come from; `first` are the parts that stand on the page from
 * the start. Sources are added before the language is first set, or it is set once more (`setLanguage`).
 */
export function addMessages<Part extends string>(
  source: MessageSource<Part>,
  first: readonly Part[],
): void {
  sources.push(source);
  for (const part of first) opened.add(part);
}

/** @throws where the messages cannot be fetched; another call tries again. */
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
  const source = sources.find((each) => part in each[language]);
  const fetched = await source?.[language][part]?.();
  if (fetched === undefined) throw new Error(`nobody has said where the messages of ${part} are`);
  messages[language].add(fetched);
}

/**
 * Changes the language of the page once all that is on it can be said in it.
 * @throws where the messages cannot be fetched; the language is then as before.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    // A part may be opened while others are on their way.
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
 * Fetches a part of the messages that is to be shown, in the language of the page, and in any that it gets meanwhile.
 * @throws where it cannot; a part that is not here keeps no language from being set.
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

/** @throws before the first language is there, which is a mistake in the program. */
export function currentLanguage(): Language {
  if (current === null) throw new Error('the page has no language yet');
  return current;
}

/** The messages in the language of the page. @throws before the first language is there. */
export const currentMessages = (): Messages => messages[currentLanguage()];

/** Calls back whenever the language has changed; returns an unsubscribe function. */
export const onLanguageChange = changes.subscribe;
