import type { Language } from './languages';
import type { Part, Source } from '../../war/words/parts';
import { createTongue, type Tongue } from './tongue';

const tongues: Readonly<Record<Language, Tongue>> = {
  en: createTongue('en'),
  fr: createTongue('fr'),
};

let source: Source | null = null;
let spoken: Language | null = null;
/** The language asked for last; its messages may still be on their way. */
let wanted: Language | null = null;
/** The parts that are, or have been, on the page. */
const opened = new Set<Part>(['first']);
const loaded = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Says where all messages come from, before the first is asked for. */
export function wordsFrom(given: Source): void {
  source = given;
}

/** @throws where the messages cannot be fetched; another call tries again. */
function load(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = fetchPart(language, part);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function fetchPart(language: Language, part: Part): Promise<void> {
  if (source === null) throw new Error('nobody has said where the messages come from');
  tongues[language].add(await source[language][part]());
}

/**
 * Changes the language of the page once all that is on it can be said in it.
 * @throws where the messages cannot be fetched; the language is then as before.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    // A part may be opened while others are on their way.
    for (let count = 0; count < opened.size;) {
      count = opened.size;
      await Promise.all([...opened].map((part) => load(language, part)));
    }
  } catch (error) {
    if (wanted === language) wanted = spoken;
    throw error;
  }
  if (wanted !== language) return;
  spoken = language;
  for (const told of listeners) told();
}

/** Fetches the messages of a part of the page that is to be opened, in the language of the page. */
export async function ready(part: Part): Promise<void> {
  opened.add(part);
  const languages = new Set([spoken, wanted].filter((language) => language !== null));
  await Promise.all([...languages].map((language) => load(language, part)));
}

/** @throws before the first language is there, which is a mistake in the program. */
export function language(): Language {
  if (spoken === null) throw new Error('no language is spoken yet');
  return spoken;
}

/** The messages of the language of the page. @throws before the first language is there. */
export const tongue = (): Tongue => tongues[language()];

/** Calls back whenever the language has changed; answers what ends that. */
export function onLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
