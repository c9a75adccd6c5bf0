import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inEveryLanguage } from '../../scripts/languagePages.mjs';
import { joinedParts, languagesIn } from '../../scripts/messages.mjs';
import { LANGUAGES } from '../../src/shell/language/languages';
import known from '../../src/languages/languages.json';
import parts from '../../src/war/words/parts.json';

const ENGLISH = import.meta.glob<object>('../../src/languages/en/war/*.json', {
  eager: true,
  import: 'default',
});
const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Every text of a tree in brackets. */
const marked = <T>(tree: T): T =>
  JSON.parse(
    JSON.stringify(tree, (_, branch: unknown) =>
      typeof branch === 'string' ? `[${branch}]` : branch,
    ),
  ) as T;

test('every language has a folder, and every folder a line in the list', () => {
  expect(languagesIn('src/languages')).toEqual(LANGUAGES);
  expect(foldersOf('src/languages').sort()).toEqual([...LANGUAGES].sort());
});

describe('a third language', () => {
  const temporary: string[] = [];
  afterEach(() => {
    vi.doUnmock('../../src/languages/languages.json');
    vi.resetModules();
    for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true });
  });

  test('is a line of the list and a folder of messages', async () => {
    vi.resetModules();
    vi.doMock('../../src/languages/languages.json', () => ({
      default: { ...known, de: { name: 'Deutsch', locale: 'de' } },
    }));
    const { languageOf, LANGUAGE_NAMES } = await import('../../src/shell/language/languages');
    const { SHELL_SETTINGS } = await import('../../src/shell/settings');
    const { bundledSource } = await import('../../src/shell/language/source');
    const { addMessages, setLanguage } = await import('../../src/shell/language/current');
    const { listed } = await import('../../src/shell/language/intl');
    const { t } = await import('../../src/war/words/t');

    const german = languageOf(['de-AT', 'fr']);
    expect(german).toBe('de');
    expect(LANGUAGE_NAMES[german]).toBe('Deutsch');
    expect(SHELL_SETTINGS.language.may(german)).toBe(true);

    const files = Object.entries(ENGLISH).flatMap(([file, tree]): [string, object][] => {
      const name = path.basename(file);
      return [
        [`./en/war/${name}`, tree],
        [`./de/war/${name}`, marked(tree)],
      ];
    });
    addMessages(bundledSource(parts, Object.fromEntries(files)), ['first', 'game']);
    await setLanguage('en');
    const english = t('insight:communication.lost', { count: 1, units: 'A1' });
    await setLanguage(german);
    expect(t('insight:communication.lost', { count: 1, units: 'A1' })).toBe(`[${english}]`);
    expect(listed(['A1', 'A2'])).toBe('A1 und A2');
  });

  test('is found by the build in its folder, and refused if a file is missing', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
    temporary.push(folder);
    cpSync('src/languages', folder, { recursive: true });
    cpSync(path.join(folder, 'en'), path.join(folder, 'de'), { recursive: true });
    const list = { ...known, de: { name: 'Deutsch', locale: 'de' } };
    writeFileSync(path.join(folder, 'languages.json'), JSON.stringify(list));
    const parted = () => joinedParts('src/war/words', folder);
    const german = parted().filter(({ language }) => language === 'de');
    expect(german.map(({ part }) => part)).toEqual(Object.keys(parts));
    expect(Object.keys(german[0]?.messages ?? {})).toEqual(parts.first);
    for (const page of ['index.html', 'fresh.html', 'embed.html']) {
      const written = inEveryLanguage(readFileSync(page, 'utf8'), folder);
      expect(written.split(' lang="de"').length).toBe(written.split(' lang="fr"').length);
      expect(written).toContain(' lang="de"');
      expect(written).not.toMatch(/\{\{|<template|<a>/);
    }
    rmSync(path.join(folder, 'de/page.json'));
    expect(() => inEveryLanguage('<template>{{fresh.title}}</template>', folder)).toThrow(
      /de\/page\.json/,
    );
    rmSync(path.join(folder, 'de/war/field.json'));
    expect(parted).toThrow(/de\/war\/field\.json/);
  });
});
