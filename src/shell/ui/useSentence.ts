import { useCallback, useState } from 'react';

/** Returns a sentence in the present language of the page; empty for none. */
export type Sentence = () => string;

/** No sentence. */
export const NO_SENTENCE: Sentence = () => '';

/**
 * Hook: returns the current sentence in words, at first none, and a function that replaces it. The words are made at
 * each rendering, so that a message on the screen follows a change of language.
 */
export function useSentence(): readonly [string, (sentence: Sentence) => void] {
  const [{ sentence }, setSentence] = useState({ sentence: NO_SENTENCE });
  const replace = useCallback((next: Sentence) => setSentence({ sentence: next }), []);
  return [sentence(), replace];
}
