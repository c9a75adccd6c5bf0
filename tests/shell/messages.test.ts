import { describe } from 'vitest';
import { forLanguages, ofLanguage } from '../../src/shell/language/languages';
import { SHELL_BUNDLED } from '../support/bundledWords';
import { testMessages } from '../support/messages';

await testMessages(SHELL_BUNDLED, { game: 'shell' });

const PAGES = import.meta.glob<object>('./*/page.json', {
  base: '../../src/languages',
  eager: true,
  import: 'default',
});
const page = forLanguages((language) => ({
  page: () => Promise.resolve({ messages: { page: ofLanguage(PAGES, language) ?? {} } }),
}));
describe('the texts of a page before any program runs', async () => {
  await testMessages(page, { game: 'page' });
});
