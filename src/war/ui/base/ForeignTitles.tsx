import type { ReactNode } from 'react';

const MARKED = /<(en|fr)>(.*?)<\/\1>/g;

/**
 * A message in which names in another language are marked, `<en>Pump House</en>`: each is put into an element that
 * says its language, for voices to read it by.
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

/** The message without its marks, for where only plain text can stand. */
export const withoutMarks = (text: string): string => text.replace(MARKED, '$2');
