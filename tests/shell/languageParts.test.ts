import { beforeEach, expect, test, vi } from 'vitest';
import { forLanguages, type Language } from '../../src/shell/language/languages';
import type { MessagePart } from '../../src/shell/language/source';

/** The languages of a page of their own, whose messages of `more` are fetched by the given function. */
async function ofNewPage(more: (language: Language) => Promise<MessagePart>) {
  const { addMessages, ...page } = await import('../../src/shell/language/current');
  const part = (language: Language, namespace: string): MessagePart => ({
    messages: { [namespace]: { word: language } },
  });
  const source = (language: Language) => ({
    shell: () => Promise.resolve(part(language, 'shell')),
    more: () => more(language),
  });
  addMessages(forLanguages(source), ['shell']);
  const message = (): string => page.currentMessages().translate('more:word', {});
  return { ...page, message };
}

const here = (language: Language): Promise<MessagePart> =>
  Promise.resolve({ messages: { more: { word: language } } });

beforeEach(() => {
  vi.resetModules();
});

test('a part that cannot be fetched does not prevent a change of language, and is fetched again', async () => {
  let lost = true;
  const page = await ofNewPage((language) =>
    lost ? Promise.reject(new Error('404')) : here(language),
  );
  const setting = page.setLanguage('en');
  await expect(page.fetchMessages('more')).rejects.toThrow('404');
  await setting;
  expect(page.currentLanguage()).toBe('en');
  await page.setLanguage('fr');
  expect(page.currentLanguage()).toBe('fr');
  lost = false;
  await page.fetchMessages('more');
  expect(page.message()).toBe('fr');
  await page.setLanguage('en');
  expect(page.message()).toBe('en');
});

test('a part that is being fetched when the language changes arrives in the new language too', async () => {
  let arrive = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = await ofNewPage(async (language) => {
    if (language === 'en') await coming;
    return here(language);
  });
  await page.setLanguage('en');
  const fetching = page.fetchMessages('more');
  await page.setLanguage('fr');
  arrive();
  await fetching;
  expect(page.message()).toBe('fr');
});
