import { afterEach, expect, test, vi } from 'vitest';
import { BUNDLED } from '../../../src/war/words/bundled';
import { FETCHED } from '../../../src/war/words/fetched';
import { LANGUAGES } from '../../../src/shell/language/languages';

afterEach(() => vi.unstubAllGlobals());

const parts = Object.keys(BUNDLED.en) as (keyof typeof BUNDLED.en)[];

test.each(LANGUAGES.flatMap((language) => parts.map((part) => [language, part] as const)))(
  'a page fetches in %s for its part %s the messages that other programs have built in',
  async (language, part) => {
    expect(await FETCHED[language][part]()).toEqual(await BUNDLED[language][part]());
  },
);

test('messages that are not there are a fault, and not a page without words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })));
  await expect(FETCHED.en.lazy()).rejects.toThrow(/no messages at .*: 404/);
});
