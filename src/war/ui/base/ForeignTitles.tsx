import type { ReactNode } from 'react';

const MARKED = /<([a-z]{2})>(.*?)<\/\1>/g;

/**
 * A message with names in another language, marked `<en>Pump House</en>`: each gets an element with its language,
 * for speech.
 */
export function ForeignTitles({ children: text }: { readonly children: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: language, 2: name, index } of text.matchAll(MARKED)) {
    parts.push(
      text.slice(end, index),
      <span key={index} lang={language}>
        {name}
      </span>,
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** Returns the message without its marks, for plain text. */
export const withoutMarks = (text: string): string => text.replace(MARKED, '$2');
