import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { BUNDLED } from '../../../src/littlewars/words/bundled';
import { FETCHED } from '../../../src/littlewars/words/fetched';
import type { Part } from '../../../src/littlewars/words/parts';
import { LANGUAGES } from '../../../src/shell/language/languages';

afterEach(() => vi.unstubAllGlobals());

const root = new URL('../../..', import.meta.url).pathname;
const host = vi.fn(async (address: string) => new Response(await readFile(root + address)));
const parts = Object.keys(BUNDLED.en) as Part[];

test.each(LANGUAGES.flatMap((language) => parts.map((part) => [language, part] as const)))(
  'what a page fetches in %s for its part %s is what other programs have within them',
  async (language, part) => {
    vi.stubGlobal('fetch', host);
    expect(await FETCHED[language][part]()).toEqual(await BUNDLED[language][part]());
  },
);
