import { h, type ComponentChild } from 'preact';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageRoot } from '../../../src/embed/pageRoot';

// As in the build of the page (vite.config.ts).
vi.mock('react-dom', () => import('preact/compat'));
vi.mock('react-dom/client', () => import('preact/compat/client'));

let container: HTMLElement;
let render: (content: ComponentChild) => void;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>Wait</p>';
  const root = createPageRoot(container);
  render = (content) => root(content as ReactNode);
});
afterEach(() => container.remove());

type Translator = (text: Text, wrapper: Element) => void;
/** What translators do to a text node, each in its own order of steps. */
const TRANSLATORS: Readonly<Record<string, Translator>> = {
  'a new text in its place'(text, wrapper) {
    wrapper.append(`<${text.data}>`);
    text.replaceWith(wrapper);
  },
  'a new text before it, then it taken out'(text, wrapper) {
    wrapper.append(`<${text.data}>`);
    text.before(wrapper);
    text.remove();
  },
  'the text moved into an element in its place'(text, wrapper) {
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
  'the text moved out, then an element put in its place'(text, wrapper) {
    const { parentNode, nextSibling } = text;
    wrapper.append(text);
    parentNode!.insertBefore(wrapper, nextSibling);
  },
};

function translate(how: Translator): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.parentElement!.closest('u') === null) how(text, document.createElement('u'));
}

/** Texts in every place that components give them. */
const page = (men: number, note: string | null) =>
  h('main', null, [
    h('h1', null, 'The pass'),
    h('p', null, [String(men), ' men ', note, h('b', null, 'fell'), men > 2 && ' here']),
    note !== null && h('p', { key: 'note' }, note),
    h('label', null, [h('input', { type: 'checkbox' }), ' Lines']),
    h(
      'ul',
      null,
      Array.from({ length: men }, (_, i) => h('li', { key: men - i }, `man ${men - i}`)),
    ),
  ]);

test('renders at once, in the place of what stood there', () => {
  render(page(2, null));
  expect(container.innerHTML).toBe(
    '<main><h1>The pass</h1><p>2 men <b>fell</b></p><label><input type="checkbox"> Lines</label><ul><li>man 2</li><li>man 1</li></ul></main>',
  );
});

test.each(Object.entries(TRANSLATORS))('translated by %s', async (_name, how) => {
  render(page(2, null));
  const box = container.querySelector('input')!;
  box.focus();
  const untranslated = document.createElement('div');
  const renderUntranslated = createPageRoot(untranslated) as (content: ComponentChild) => void;
  const steps = [
    [3, 'quiet'],
    [3, null],
    [1, 'loud'],
    [1, 'loud'],
    [4, null],
  ] as const;
  for (const [men, note] of steps) {
    translate(how);
    // Some changes of a translator are reported before the page is rendered again.
    if (men === 3) await Promise.resolve();
    render(page(men, note));
    renderUntranslated(page(men, note));
    expect(container.textContent.replace(/[<>]/g, '')).toBe(untranslated.textContent);
    // What has not changed is still translated, and an element that has the focus was not moved.
    expect(container.querySelectorAll('h1 > u, label > u')).toHaveLength(2);
    expect(document.activeElement).toBe(box);
  }
});

test('what has changed is as it was made, for a translator to begin anew', () => {
  render(page(2, 'quiet'));
  translate(TRANSLATORS['a new text in its place']!);
  render(page(3, 'loud'));
  expect(container.querySelector('p')!.innerHTML).toBe('3 men loud<b><u>&lt;fell&gt;</u></b> here');
});
