import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinedParts } from '../../scripts/messages.mjs';
import { LANGUAGES } from '../../src/shell/language/languages';
import known from '../../src/shell/language/languages.json';
import parts from '../../src/war/words/parts.json';

const ENGLISH = import.meta.glob<object>('../../src/war/words/en/*.json', {
  eager: true,
  import: 'default',
});
const WORDS = ['shell', 'war', 'littlewars'].map((folder) => `src/${folder}/words`);
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

test.each(WORDS)('%s has a folder for each language, and no other', (folder) => {
  expect(foldersOf(folder).sort()).toEqual([...LANGUAGES].sort());
});

describe('a third language', () => {
  const temporary: string[] = [];
  afterEach(() => {
    vi.doUnmock('../../src/shell/language/languages.json');
    vi.resetModules();
    for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true });
  });

  test('is a line of the list and a folder of messages', async () => {
    vi.resetModules();
    vi.doMock('../../src/shell/language/languages.json', () => ({
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
        [`./en/${name}`, tree],
        [`./de/${name}`, marked(tree)],
      ];
    });
    addMessages(bundledSource(parts, Object.fromEntries(files)), ['first', 'game']);
    await setLanguage('en');
    const english = t('insight:communication.lost', { count: 1, units: 'A1' });
    await setLanguage(german);
    expect(t('insight:communication.lost', { count: 1, units: 'A1' })).toBe(`[${english}]`);
    expect(listed(['A1', 'A2'])).toBe('A1 und A2');
  });

  test('is found by the build in its folder, and refused without one of its files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
    temporary.push(folder);
    cpSync('src/war/words', folder, { recursive: true });
    cpSync(path.join(folder, 'en'), path.join(folder, 'de'), { recursive: true });
    const german = joinedParts(folder).filter(({ language }) => language === 'de');
    expect(german.map(({ part }) => part)).toEqual(Object.keys(parts));
    expect(Object.keys(german[0]?.messages ?? {})).toEqual(parts.first);
    rmSync(path.join(folder, 'de/field.json'));
    expect(() => joinedParts(folder)).toThrow(/de\/field\.json/);
  });
});
