import { expect, test } from 'vitest';
import { LITTLE_WARS_BUNDLED as BUNDLED } from '../../support/bundledWords';
import { FETCHED } from '../../../src/littlewars/words/fetched';
import { LANGUAGES } from '../../../src/shell/language/languages';

const parts = Object.keys(BUNDLED.en) as (keyof typeof BUNDLED.en)[];

test.each(LANGUAGES.flatMap((language) => parts.map((part) => [language, part] as const)))(
  'a page fetches in %s for its part %s the messages that other programs have built in',
  async (language, part) => {
    expect(await FETCHED[language][part]()).toEqual(await BUNDLED[language][part]());
  },
);
