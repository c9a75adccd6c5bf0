import { dirname } from 'node:path/posix';
import { Rule } from 'postcss';
import { expect, test } from 'vitest';
import { declarations, styleSheets } from '../support/styleSheets';

const SHEETS = styleSheets();
/** Where nothing is given a margin that its browser would give it. */
const RESET = 'shell/ui/theme.css';

test('no margin is taken away but in the one place where all are', () => {
  const bare = SHEETS.flatMap(({ file, root }) =>
    declarations(root)
      .filter(({ prop, value }) => prop === 'margin' && /^0(?:\s+0)*$/.test(value))
      .flatMap(({ parent }) => (parent instanceof Rule ? `${file} ${parent.selector}` : [])),
  );
  // A control keeps its browser's margin, but where a table or a row of its own gives it a place.
  const elsewhere = bare.filter((place) => !place.startsWith(RESET) && !place.endsWith(' input'));
  expect(elsewhere).toEqual([]);
  expect(bare.filter((place) => place.startsWith(RESET))).toHaveLength(1);
});

test('a double line has a gap in every engine: WebKit closes it at one pixel more than a multiple of three', () => {
  const doubled = SHEETS.flatMap(({ root }) =>
    declarations(root).flatMap(({ value }) => /(\d+)px double/.exec(value)?.[1] ?? []),
  );
  expect(doubled.length).toBeGreaterThan(0);
  expect(doubled.filter((width) => Number(width) % 3 === 1)).toEqual([]);
});

test('a sheet of fewer than 40 lines is the only one of its folder', () => {
  const folders = SHEETS.map(({ file }) => dirname(file));
  const small = SHEETS.filter(
    ({ file, root }) =>
      root.toString().split('\n').length <= 40 &&
      folders.filter((folder) => folder === dirname(file)).length > 1,
  );
  expect(small.map(({ file }) => file)).toEqual([]);
});

test('a width between bounds is written once, and named where it is used again', () => {
  const widths = SHEETS.flatMap(({ root }) =>
    declarations(root).flatMap(({ value }) => value.match(/clamp\([^()]*\)/g) ?? []),
  );
  expect(widths.filter((width, i) => widths.indexOf(width) !== i)).toEqual([]);
});

// Its outline shows that an element has the focus, and a chosen one may have it too.
test('nothing is shown to be chosen by an outline', () => {
  const chosen = SHEETS.flatMap(({ file, root }) =>
    declarations(root)
      .filter(({ prop }) => prop.startsWith('outline'))
      .flatMap(({ parent }) => (parent instanceof Rule ? `${file} ${parent.selector}` : []))
      .filter((place) => /aria-pressed|aria-current|:checked/.test(place)),
  );
  expect(chosen).toEqual([]);
});
