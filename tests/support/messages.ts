import { describe, expect, test } from 'vitest';
import { LANGUAGES, ofLanguage, type Language } from '../../src/shell/language/languages';
import { createMessages } from '../../src/shell/language/messages';
import type { Formats, MessageSource } from '../../src/shell/language/source';

type Tree = Readonly<Record<string, unknown>>;

/** Every text of a tree, by its path: `turnSummary.title`. */
function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, branch]): [string, string][] =>
    typeof branch === 'string' ? [[path + key, branch]] : texts(branch as Tree, `${path}${key}.`),
  );
}

/** A message: its forms by plural category, or the one form it has. */
type Forms = Readonly<Record<string, string>>;
const FORM = /_(zero|one|two|few|many|other)$/;

function messagesOf(namespace: Tree): ReadonlyMap<string, Forms> {
  const found = new Map<string, Record<string, string>>();
  for (const [path, text] of texts(namespace)) {
    const form = FORM.exec(path)?.[1] ?? 'only';
    const key = path.replace(FORM, '');
    found.set(key, { ...found.get(key), [form]: text });
  }
  return found;
}

/** The places of a message, `{{count}}` or `{count}`, without their formats, and the formats. */
const PLACE = /\{\{([^{},]+)((?:,[^{}]+)?)\}\}|\{([^{}]+)\}/g;
const places = (forms: Forms): string[] =>
  [...new Set(matches(forms, ([, place, , plain]) => place ?? plain))].sort();
const formatsOf = (forms: Forms): string[] =>
  matches(forms, ([, , format]) => format || undefined).flatMap((list) =>
    list.split(',').flatMap((name) => name.trim() || []),
  );
const matches = (forms: Forms, pick: (match: RegExpExecArray) => string | undefined): string[] =>
  Object.values(forms)
    .flatMap((text) => [...text.matchAll(PLACE)].map((match) => pick(match)?.trim()))
    .filter((found) => found !== undefined);

/** Keys of names in the code and of citations, which are no messages. */
const CODE = /(^|\.)(id|table|clause|key|language)$/;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(PLACE, ''));
/** `NS §4, §7; LB §IV; SM 16`: keys and numbers, the same in every language. */
const CITED = /^(?:[A-Z]{2} (?:§|\d)[§\dIVX, –]*(?:; |$))+$/;

const NARROW = '\u202f';
const WIDE = '\u00a0';

/** By language: the messages that are the same in English, words that both share and names, by game. */
const SAME = import.meta.glob<Partial<Record<string, readonly string[]>>>(
  './*/sameAsEnglish.json',
  { base: '../../src/languages', eager: true, import: 'default' },
);
/** By language and game: the forms of placeholders. */
const GRAMMARS = import.meta.glob<Formats>('./*/*/grammar.ts', {
  base: '../../src/languages',
  eager: true,
  import: 'formats',
});

interface Tested {
  /** `shell`, or the folder of the game in that of each language. */
  readonly game: string;
  /** Namespaces that are laid out as a whole, and not used message by message. */
  readonly laidOut?: readonly string[];
  /** The languages of a game of the tests; by default all. */
  readonly languages?: readonly Language[];
}

/** Tests that the messages of a game say the same in every language, and French as French is set. */
export async function testMessages<Part extends string>(
  source: MessageSource<Part>,
  { game, laidOut = [], languages = LANGUAGES }: Tested,
): Promise<void> {
  const translations = languages.filter((language) => language !== 'en');
  const parts = Object.keys(source.en) as Part[];
  const load = async (language: Language): Promise<ReadonlyMap<string, Tree>> => {
    const loaded = await Promise.all(parts.map((part) => source[language][part]()));
    return new Map(loaded.flatMap(({ messages }) => Object.entries(messages as Tree))) as never;
  };
  const all = Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await load(language)] as const)),
  ) as Record<Language, ReadonlyMap<string, Tree>>;

  const namespaces = [...all.en.keys()];
  const messages = (language: Language, namespace: string): ReadonlyMap<string, Forms> =>
    messagesOf(all[language].get(namespace) ?? {});

  test.each(parts)('the part %s has the same namespaces in every language', async (part) => {
    const [en, ...others] = await Promise.all(languages.map((each) => source[each][part]()));
    expect(others).toHaveLength(languages.length - 1);
    for (const other of others)
      expect(Object.keys(other.messages).sort()).toEqual(Object.keys(en!.messages).sort());
  });

  describe.each(translations)('%s', (language) => {
    test.each(namespaces)('%s has every message of the English, and no other', (namespace) => {
      const keys = (of: Language): string[] => [...messages(of, namespace).keys()].sort();
      expect(keys(language)).toEqual(keys('en'));
    });

    test.each(namespaces)('the messages of %s have the places of the English', (namespace) => {
      const theirs = messages(language, namespace);
      expect(theirs.size).toBeGreaterThan(0);
      for (const [key, forms] of messages('en', namespace))
        expect([key, places(theirs.get(key) ?? {})]).toEqual([key, places(forms)]);
    });
  });

  describe.each(languages)('%s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const known = ['number', ...Object.keys(GRAMMARS[`./${language}/${game}/grammar.ts`] ?? {})];

    test.each(namespaces)('%s: the plural forms are those of the language', (namespace) => {
      expect(messages(language, namespace).size).toBeGreaterThan(0);
      for (const [key, forms] of messages(language, namespace)) {
        const plural = !('only' in (messages('en', namespace).get(key) ?? { only: '' }));
        expect([key, Object.keys(forms).sort()]).toEqual([
          key,
          plural ? [...pluralCategories].sort() : ['only'],
        ]);
      }
    });

    test.each(namespaces)('%s: no text is empty, no format unknown', (namespace) => {
      expect(messages(language, namespace).size).toBeGreaterThan(0);
      for (const [key, forms] of messages(language, namespace)) {
        for (const text of Object.values(forms)) expect(text.trim(), key).not.toBe('');
        for (const format of formatsOf(forms)) expect(known, key).toContain(format);
      }
    });
  });

  test.each(languages)(
    '%s: every message can be rendered, all its places filled',
    async (language) => {
      const currentMessages = createMessages(language);
      for (const part of parts) currentMessages.add(await source[language][part]());
      expect(namespaces.length).toBeGreaterThan(laidOut.length);
      for (const namespace of namespaces.filter((each) => !laidOut.includes(each)))
        for (const [key, forms] of messages(language, namespace))
          for (const count of [0, 1, 2, 1_000_000]) {
            const filled = places(forms).map((place) => [place, place === 'count' ? count : 'Ada']);
            const values = { ...Object.fromEntries(filled), count } as Record<
              string,
              string | number
            >;
            const translated = currentMessages.translate(`${namespace}:${key}`, values);
            expect(translated).not.toBe(`${namespace}:${key}`);
            expect(translated).not.toMatch(/[{}]/);
          }
    },
  );

  test.each(translations)('%s: nothing is left in English', (language) => {
    const english = namespaces.flatMap((namespace) => {
      const theirs = messages('en', namespace);
      return [...messages(language, namespace)]
        .filter(
          ([key, forms]) =>
            !CODE.test(key) &&
            Object.values(forms).some(
              (text) =>
                hasLetters(text) &&
                !CITED.test(text) &&
                Object.values(theirs.get(key) ?? {}).includes(text),
            ),
        )
        .map(([key]) => `${namespace}:${key}`);
    });
    expect(english.sort()).toEqual([...(ofLanguage(SAME, language)?.[game] ?? [])].sort());
  });

  test.each(namespaces)('%s is set as French is: quotes, apostrophes, spaces', (namespace) => {
    expect(messages('fr', namespace).size).toBeGreaterThan(0);
    for (const [key, forms] of messages('fr', namespace)) {
      // The titles of English books, and the places in them, are cited as they stand.
      if (CODE.test(key) || /(^|\.)sources?(\.title)?$/.test(key)) continue;
      for (const raw of Object.values(forms)) {
        // A placeholder stands for a word; codes of the notation are left as they are.
        const text = raw.replace(PLACE, 'x').replace(/\[\w+ "[^"]*"\]/g, 'x');
        expect(text, key).not.toMatch(/['"“”]|\.\.\./);
        for (const [sign, space] of [
          [';', NARROW],
          ['!', NARROW],
          ['\\?', NARROW],
          [':', WIDE],
          ['»', WIDE],
        ] as const)
          expect(text, `${key}: before ${sign}`).not.toMatch(new RegExp(`[^${space}]${sign}`));
        expect(text, `${key}: after «`).not.toMatch(new RegExp(`«[^${WIDE}]`));
      }
    }
  });
}
