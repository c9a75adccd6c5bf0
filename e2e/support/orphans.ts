import type { Page } from '@playwright/test';
import { lastingFaults } from './rest';

/** Of a word alone in the last line, how many signs make it a short one. */
const SHORT = 7;
/** How wide in pixels a paragraph is in whose lines more than a word or two have room. */
const BROAD = 200;

/** The paragraphs in sight that end in one short word on a line of its own. */
export const orphans = (page: Page): Promise<string[]> =>
  lastingFaults(page, () => orphansNow(page));

/** The same at this moment, whether it stays or not. */
export const orphansNow = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ short, broad }) => {
      const uppermost =
        [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
      const range = document.createRange();

      /** The words of a paragraph as it breaks them, each with the middle of its line. */
      function wordsOf(paragraph: Element): { text: string; line: number }[] {
        const words: { text: string; line: number }[] = [];
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        let joined = false;
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text;
          if (!parentElement!.checkVisibility()) continue;
          for (const { 0: text, index } of data.matchAll(/[^ \n]+/g)) {
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + text.length);
            const { top, height } = [...range.getClientRects()].at(-1) ?? new DOMRect();
            const last = words.at(-1);
            // A word may go on in the next element: a term and its full stop.
            if (joined && index === 0 && last !== undefined) last.text += text;
            else words.push({ text, line: top + height / 2 });
            joined = true;
          }
          joined = !/[ \n]$/.test(data);
        }
        return words;
      }

      const found: string[] = [];
      for (const paragraph of uppermost.querySelectorAll('p, li, dd, figcaption, h1, h2, h3')) {
        if (!paragraph.checkVisibility() || paragraph.clientWidth < broad) continue;
        if (paragraph.closest('.visually-hidden, svg') !== null) continue;
        const inline = [...paragraph.querySelectorAll('*')].every((each) =>
          /^(inline|none|contents)/.test(getComputedStyle(each).display),
        );
        if (!inline) continue;
        const words = wordsOf(paragraph);
        const last = words.at(-1);
        // Words that are kept together are not alone.
        if (last === undefined || last.text.length > short || /\u00a0/.test(last.text)) continue;
        const alone = words.filter(({ line }) => Math.abs(line - last.line) < 8);
        if (alone.length === 1 && words.length > 1)
          found.push(`“${last.text}” stands alone below “${paragraph.textContent.slice(-60)}”`);
      }
      return found;
    },
    { short: SHORT, broad: BROAD },
  );
