import { expect, test, vi } from 'vitest';
import { draw } from '../../../src/embed/draw';
import { Fragment, jsx, type Props } from '../../../src/embed/react';

const place = (): HTMLElement => document.createElement('div');
const piece = (key: string, at: number): unknown =>
  jsx('g', { className: 'piece', style: { transform: `translate(${at}px, 0px)` } }, key);

test('what has a key keeps its element, wherever it goes, and what is gone goes', () => {
  const root = place();
  const board = (...pieces: unknown[]): unknown =>
    jsx('svg', { viewBox: '0 0 9 9', children: pieces });
  draw(root, board(piece('a', 1), piece('b', 2), piece('c', 3)));
  const [a, , c] = root.querySelectorAll<SVGElement>('.piece');
  expect(a!.namespaceURI).toBe('http://www.w3.org/2000/svg');
  draw(root, board(piece('c', 5), piece('d', 4), piece('a', 1)));
  const now = [...root.querySelectorAll<SVGElement>('.piece')];
  expect([now[0], now[2]]).toEqual([c, a]);
  expect(now[0]!.style.transform).toBe('translate(5px, 0px)');
  expect(now).toHaveLength(3);
});

test('an element that is the same object is not looked into again', () => {
  const root = place();
  const ground = vi.fn(() => jsx('path', { d: 'M0 0' }));
  const once = jsx('svg', { children: jsx(ground, {}) });
  draw(root, [once, 'one']);
  draw(root, [once, 'two']);
  expect(ground).toHaveBeenCalledOnce();
  expect(root.textContent).toBe('two');
});

test('attributes are as a browser has them, and go with what they said', () => {
  const root = place();
  const show = (props: Props): void => draw(root, jsx('button', props));
  const press = vi.fn();
  show({
    className: 'a',
    htmlFor: 'b',
    strokeWidth: 2,
    tabIndex: 0,
    disabled: true,
    'aria-disabled': false,
    hidden: false,
    onClick: press,
    children: [
      'x',
      0,
      null,
      false,
      jsx(Fragment, { children: ['y', jsx('b', { children: 'z' })] }),
    ],
  });
  const button = root.querySelector('button')!;
  expect(button.outerHTML).toBe(
    '<button class="a" for="b" stroke-width="2" tabindex="0" disabled="" aria-disabled="false">x0y<b>z</b></button>',
  );
  button.disabled = false;
  button.click();
  expect(press).toHaveBeenCalledOnce();
  show({ className: 'a' });
  expect(root.innerHTML).toBe('<button class="a"></button>');
  button.click();
  expect(press).toHaveBeenCalledOnce();
});

test('a field shows what it is set to, whoever has changed it', () => {
  const root = place();
  const show = (value: number, checked: boolean): void =>
    draw(root, [
      jsx('input', { type: 'range', min: 0, max: 9, value }),
      jsx('input', { type: 'checkbox', checked }),
    ]);
  show(3, false);
  const [range, box] = root.querySelectorAll('input');
  range!.value = '7';
  show(4, true);
  expect([range!.value, box!.checked]).toEqual(['4', true]);
});

test.each([false, true])('a text that a translator has wrapped is changed, moved: %s', (moved) => {
  const root = place();
  const sentence = (men: number): unknown =>
    jsx('p', { children: [men, ' men ', jsx('b', { children: 'fell' }), men > 2 && ' here'] });
  draw(root, sentence(2));
  const p = root.querySelector('p')!;
  for (const text of [...p.childNodes].filter((node) => node instanceof Text)) {
    const wrapper = document.createElement('span');
    text.replaceWith(wrapper);
    wrapper.append(moved ? text : 'übersetzt');
  }
  draw(root, sentence(3));
  expect(p.innerHTML).toBe('3 men <b>fell</b> here');
});
