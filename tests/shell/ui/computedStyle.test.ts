import { afterEach, describe, expect, test } from 'vitest';
import { ofJsdom } from '../../support/computedStyle';

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity', 'font-size'];

const TAGS =
  'a b button canvas dd details dialog div dl dt em fieldset figcaption figure form h1 i img input label legend li main nav ol option output p progress section select small span strong summary svg table td textarea th title ul'.split(
    ' ',
  );

const KINDS = [
  '',
  'hidden',
  'open',
  'popover',
  'popover style="display: block"',
  'type="hidden"',
  'style="display: none"',
  'style="visibility: hidden; opacity: 0.5; font-size: 3px"',
  'style="pointer-events: none"',
];

afterEach(() => document.body.replaceChildren());

describe('styles are computed as by jsdom', () => {
  test.each(KINDS)('of an element of any tag with “%s”, and of one within it', (kind) => {
    for (const tag of TAGS) {
      const element = document.createElement('div');
      element.innerHTML = `<div ${kind}></div>`;
      const inner = document.createElement(tag);
      for (const { name, value } of element.firstElementChild!.attributes)
        inner.setAttribute(name, value);
      element.firstElementChild!.append(inner);
      document.body.append(element);
    }
    const styles = (computed: (element: Element) => CSSStyleDeclaration) =>
      Array.from(document.body.querySelectorAll('*'), (element) => [
        element.outerHTML,
        ...PROPERTIES.map((property) => computed(element).getPropertyValue(property)),
      ]);
    expect(styles(getComputedStyle)).toEqual(styles(ofJsdom));
  });

  test('of a summary within details, and then of one without', () => {
    for (const tag of ['details', 'div']) {
      const parent = document.createElement(tag);
      const summary = document.createElement('summary');
      parent.append(summary);
      document.body.append(parent);
      expect(getComputedStyle(summary).display).toBe(ofJsdom(summary).display);
    }
  });

  test('after a change too', () => {
    const element = document.createElement('dialog');
    document.body.append(element);
    expect(getComputedStyle(element).display).toBe('none');
    element.open = true;
    expect(getComputedStyle(element).display).toBe('block');
    element.style.visibility = 'hidden';
    expect(getComputedStyle(element).visibility).toBe('hidden');
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
    expect(getComputedStyle(element).pointerEvents).toBe('auto');
  });
});
