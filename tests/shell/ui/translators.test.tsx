import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { surviveTranslators } from '../../../src/shell/platform/translators';

// A translator does not call the page's methods, but those of the browser.
const native = Object.getOwnPropertyDescriptors(Node.prototype);

/** An element as translators still make them. */
const wrapper = (): HTMLElement => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

type Translator = (text: Text, outer: HTMLElement, inner: HTMLElement) => void;

const translated = (text: string): string => `<${text}>`;

/** What translators do to a text node, each in its own order of steps. */
const TRANSLATORS: Readonly<Record<string, Translator>> = {
  'a new text in its place'(text, outer, inner) {
    native.appendChild.value!.call(inner, document.createTextNode(translated(text.data)));
    text.replaceWith(outer);
  },
  'a new text before it, then it taken out'(text, outer, inner) {
    native.appendChild.value!.call(inner, document.createTextNode(translated(text.data)));
    native.insertBefore.value!.call(text.parentNode!, outer, text);
    native.removeChild.value!.call(text.parentNode!, text);
  },
  'moved inside'(text, outer, inner) {
    text.replaceWith(outer);
    native.appendChild.value!.call(inner, text);
  },
  'moved inside by the methods of the page'(text, outer, inner) {
    text.parentNode!.insertBefore(outer, text);
    inner.appendChild(text);
  },
};

function translate(how: Translator): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement!.closest('font')) continue;
    const outer = wrapper();
    const inner = native.appendChild.value!.call(outer, wrapper()) as HTMLElement;
    how(text, outer, inner);
  }
}

/** What is read, without the marks of a translation. */
const read = (): string => document.body.textContent.replace(/[<>]/g, '');

let end: () => void;
beforeEach(() => (end = surviveTranslators()));
afterEach(() => {
  cleanup();
  end();
});

interface Shown {
  readonly men: number;
  readonly note: string | null;
  readonly order: readonly string[];
}

/** Texts in every place that React gives them. */
const Page = ({ men, note, order }: Shown) => (
  <main>
    <h1>{note ?? 'Nothing'}</h1>
    <p>
      {men} men {note} <b>remain</b>
      {men > 1 && ' of them'}
    </p>
    <p>{note !== null && <i>new</i>}as ever</p>
    <p>{note === null ? 'none' : [note, <u key="u">underlined</u>]}</p>
    <>
      {note}
      <button type="button">{men > 1 ? 'Several' : `But ${men}`}</button>
    </>
    <ul>
      {order.map((name) => (
        <Named key={name} name={name} />
      ))}
    </ul>
  </main>
);

/** A component that is a text alone. */
const Named = ({ name }: { readonly name: string }) => (name === 'C' ? <li>C</li> : name);

const PAGES: readonly Shown[] = [
  { men: 3, note: null, order: ['A', 'B', 'C', 'D'] },
  { men: 1, note: 'fell', order: ['D', 'B', 'E', 'A', 'C'] },
  { men: 2, note: 'fled', order: ['C', 'A'] },
  { men: 2, note: null, order: [] },
  { men: 4, note: 'stood', order: ['B', 'A', 'C'] },
];

/** What is read where nobody translates. */
function untranslated(page: Shown): string {
  const { container, unmount } = render(<Page {...page} />);
  const text = container.textContent;
  unmount();
  return text;
}

describe.each(Object.entries(TRANSLATORS))('translated by %s', (_, how) => {
  test('a page continues and shows the texts that it would show', () => {
    const expected = PAGES.map(untranslated);
    const { rerender, unmount } = render(<Page {...PAGES[0]!} />);
    translate(how);
    PAGES.forEach((page, i) => {
      rerender(<Page {...page} />);
      expect(read()).toBe(expected[i]);
      translate(how);
      expect(read()).toBe(expected[i]);
    });
    unmount();
    expect(read()).toBe('');
  });

  test('from any state to any other, with mutation records delivered or pending', async () => {
    const expected = PAGES.map(untranslated);
    for (const from of PAGES)
      for (const [i, to] of PAGES.entries())
        for (const delivered of [false, true]) {
          const { rerender, unmount } = render(<Page {...from} />);
          translate(how);
          if (delivered) await Promise.resolve();
          rerender(<Page {...to} />);
          expect(read()).toBe(expected[i]);
          unmount();
        }
  });

  test('an element that changes itself keeps the focus and its presses', () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          Pressed {count} times
        </button>
      );
    }
    const { getByRole } = render(<Counter />);
    const button = getByRole('button');
    button.focus();
    for (let i = 1; i < 4; i++) {
      translate(how);
      act(() => button.querySelector<HTMLElement>(':scope > *')!.click());
      expect(read()).toBe(`Pressed ${i} times`);
    }
    expect(document.activeElement).toBe(button);
  });
});

test('two texts translated as one are read once', () => {
  const page = (men: number) => (
    <p>
      {men} men <b>fell</b>
    </p>
  );
  const { container, rerender } = render(page(2));
  const p = container.querySelector('p')!;
  const [two, men] = p.childNodes;
  two!.remove();
  men!.replaceWith('deux hommes ');
  rerender(page(3));
  expect(p.textContent).toBe('3 men fell');
});

test('an element moved by a translation is back in its place', () => {
  const page = (men: number) => (
    <p>
      the <button type="button">first</button> and <b>last</b> of {men}
    </p>
  );
  const { container, rerender } = render(page(2));
  const p = container.querySelector('p')!;
  const [first, last] = p.children as unknown as [Element, Element];
  for (const node of [...p.childNodes]) if (node instanceof Text) node.remove();
  p.append('de 2, ', first, ' und ', last);
  rerender(page(3));
  expect(p.textContent).toBe('the first and last of 3');
});

test('elements that an extension adds to the page stay, with their texts', () => {
  const page = (men: number) => <p>{men > 2 ? [<i key="i">more</i>] : <b>less</b>}</p>;
  const { container, rerender } = render(page(2));
  container.querySelector('p')!.insertAdjacentHTML('beforeend', '<span>mine</span>');
  rerender(page(3));
  expect(container.textContent).toContain('mine');
});

test('a script of the page that removes texts as React does breaks nothing', () => {
  const { container, rerender } = render(<p>{['one', <b key="b">two</b>]}</p>);
  const p = container.querySelector('p')!;
  p.insertBefore(wrapper(), p.firstChild);
  p.removeChild(p.childNodes[1]!);
  rerender(<p>{[<i key="i">zero</i>, 'one', <b key="b">two</b>]}</p>);
  rerender(<p>{[<b key="b">two</b>]}</p>);
  expect(p.textContent).toBe('two');
});
