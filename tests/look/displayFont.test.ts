import { afterEach, expect, test, vi } from 'vitest';
import { fetchDisplayFont } from '../../src/shell/platform/styleSheets';
import { declarations, styleSheets } from '../support/styleSheets';

afterEach(() => vi.unstubAllGlobals());

const DECLARATIONS = styleSheets().flatMap(({ root }) => declarations(root));
const [PAGE = ''] = Object.values(
  import.meta.glob<string>('../../index.html', { query: '?raw', import: 'default', eager: true }),
);
const first = (families: string): string => families.split(',')[0]!;

test('headquarters wait for the font that the style sheets draw them in, and for no other', async () => {
  const fonts = DECLARATIONS.filter(
    ({ prop, parent }) => prop === 'font-family' && parent?.type === 'atrule',
  ).map(({ value }) => ({ family: first(value), load: vi.fn(() => Promise.resolve()) }));
  vi.stubGlobal('document', { fonts });
  await fetchDisplayFont();
  const display = first(DECLARATIONS.find(({ prop }) => prop === '--font-map')!.value);
  const loaded = fonts.filter(({ load }) => load.mock.calls.length > 0);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded).toEqual(fonts.filter(({ family }) => family === display));
});

test('the page requests the files of that font at once, and of no other', () => {
  const requested = [...PAGE.matchAll(/<link\s[^>]*as="font"[^>]*>/g)].map(
    ([link]) => /@fontsource\/[^"]+/.exec(link)?.[0],
  );
  const family = first(DECLARATIONS.find(({ prop }) => prop === '--font-map')!.value);
  const display = DECLARATIONS.filter(
    ({ prop, parent }) =>
      prop === 'src' &&
      parent?.some(
        (each) => each.type === 'decl' && each.prop === 'font-family' && each.value === family,
      ),
  ).map(({ value }) => /@fontsource\/[^')]+/.exec(value)?.[0]);
  expect(display.length).toBeGreaterThan(0);
  expect(requested.sort()).toEqual(display.sort());
});
