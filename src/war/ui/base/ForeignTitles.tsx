import type { ReactNode } from 'react';

const MARKED = /<([a-z]{2})>(.*?)<\/\1>/g;

/**
 * Renders a message in which names in another language are marked, such as `<en>Pump House</en>`: without the marks,
 * and each name in an element with its language, so that screen readers pronounce it rightly.
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

/** Returns a message without the marks of names in another language: `<en>Pump House</en>` becomes `Pump House`. */
export const withoutMarks = (text: string): string => text.replace(MARKED, '$2');
