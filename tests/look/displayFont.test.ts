import { afterEach, expect, test, vi } from 'vitest';
import { fetchDisplayFont } from '../../src/shell/platform/styleSheets';
import { declarations, styleSheets } from '../support/styleSheets';

afterEach(() => vi.unstubAllGlobals());

const DECLARATIONS = styleSheets().flatMap(({ root }) => declarations(root));
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
