import { useCallback, useState } from 'react';

/** A function that returns a sentence in the present language of the page; an empty text for no sentence. */
export type Sentence = () => string;

/** A `Sentence` that returns an empty text, for a message that shows nothing. */
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
