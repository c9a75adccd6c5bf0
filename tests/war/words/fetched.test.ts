import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { BUNDLED } from '../../../src/war/words/bundled';
import { WORDS } from '../../../src/embed/words';
import { FETCHED } from '../../../src/war/words/fetched';
import { LANGUAGES } from '../../../src/shell/language/languages';
import type { Part } from '../../../src/war/words/parts';

afterEach(() => vi.unstubAllGlobals());

const root = new URL('../../..', import.meta.url).pathname;
const host = vi.fn(async (address: string) => new Response(await readFile(root + address)));
const parts = Object.keys(BUNDLED.en) as Part[];

test.each(LANGUAGES.flatMap((language) => parts.map((part) => [language, part] as const)))(
  'what a page fetches in %s for its part %s is what other programs have within them',
  async (language, part) => {
    vi.stubGlobal('fetch', host);
    expect(await { ...WORDS[language], ...FETCHED[language] }[part]()).toEqual(
      await BUNDLED[language][part](),
    );
  },
);

test('messages that are not there are a fault, and not a page without words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 404 })));
  await expect(FETCHED.en.late()).rejects.toThrow(/no messages at .*en\/late.*: 404/);
});
