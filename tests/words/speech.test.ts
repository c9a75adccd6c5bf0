import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '../../src/words/languages';
import type { Source } from '../../src/words/parts';
import { formats } from '../../src/words/fr/grammar';

afterEach(() => vi.restoreAllMocks());

describe('the language of a first visit', () => {
  test.each([
    [['fr'], 'fr'],
    [['fr-CA', 'en'], 'fr'],
    [['FR-ch'], 'fr'],
    [['de', 'it-CH', 'fr', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de', 'ja'], 'en'],
    // Frisian is no French.
    [['fry', 'frr-DE'], 'en'],
    [[], 'en'],
  ])('of a browser that reads %j is %s', (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });
});

describe('speaking', () => {
  let speech: typeof import('../../src/words/speech');
  let words: typeof import('../../src/words/t');

  // A page of its own, on which nothing has been said yet.
  beforeEach(async () => {
    vi.resetModules();
    speech = await import('../../src/words/speech');
    words = await import('../../src/words/t');
    speech.wordsFrom(await loaders());
  });

  /** The loaders of the page of this test. */
  const loaders = async (): Promise<Source> => (await import('../../src/words/bundled')).BUNDLED;
  async function watch() {
    const parts = await loaders();
    return {
      enFirst: vi.spyOn(parts.en, 'first'),
      enLate: vi.spyOn(parts.en, 'late'),
      frFirst: vi.spyOn(parts.fr, 'first'),
      frLate: vi.spyOn(parts.fr, 'late'),
    };
  }

  test('loads the language spoken and no other', async () => {
    const { enFirst, frFirst, frLate } = await watch();
    await speech.speak('fr');
    expect(words.t('war:endTurn')).toBe('Finir le coup');
    expect(frFirst).toHaveBeenCalledOnce();
    expect(frLate).not.toHaveBeenCalled();
    expect(enFirst).not.toHaveBeenCalled();
  });

  test('loads a late part in the language spoken, and the other when that is spoken', async () => {
    const { enLate, frLate } = await watch();
    const say = words.lateMessages('history');
    await speech.speak('en');
    await speech.ready('late');
    expect(say('endedTurn')).toBe('The turn ended.');
    expect(frLate).not.toHaveBeenCalled();
    await speech.speak('fr');
    expect(say('endedTurn')).toBe('Le coup s’est achevé.');
    await speech.speak('en');
    expect(say('endedTurn')).toBe('The turn ended.');
    expect(enLate).toHaveBeenCalledOnce();
    expect(frLate).toHaveBeenCalledOnce();
  });

  test('tells nothing anew until everything opened can be told', async () => {
    await speech.speak('en');
    await speech.ready('late');
    const { frLate } = await watch();
    let arrive: () => void = () => undefined;
    const late = await (await loaders()).fr.late();
    frLate.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(late))));
    const changed = vi.fn();
    speech.onLanguage(changed);
    const speaking = speech.speak('fr');
    await vi.waitFor(() => expect(frLate).toHaveBeenCalled());
    expect(speech.language()).toBe('en');
    expect(changed).not.toHaveBeenCalled();
    arrive();
    await speaking;
    expect(changed).toHaveBeenCalledOnce();
    expect(speech.language()).toBe('fr');
  });

  test('a part opened while the language changes is there in both', async () => {
    await speech.speak('en');
    const say = words.lateMessages('history');
    const speaking = speech.speak('fr');
    await speech.ready('late');
    expect(say('endedTurn')).toMatch(/^The turn ended\.$|^Le coup s’est achevé\.$/);
    await speaking;
    expect(say('endedTurn')).toBe('Le coup s’est achevé.');
  });

  test('the language asked for last holds', async () => {
    await speech.speak('en');
    await Promise.all([speech.speak('fr'), speech.speak('en')]);
    expect(speech.language()).toBe('en');
    await Promise.all([speech.speak('en'), speech.speak('fr')]);
    expect(speech.language()).toBe('fr');
  });

  test('a language that cannot be fetched leaves the page as it is, and can be asked for again', async () => {
    await speech.speak('en');
    const { frFirst, frLate } = await watch();
    frFirst.mockRejectedValueOnce(new Error('offline'));
    await expect(speech.speak('fr')).rejects.toThrow('offline');
    expect(words.t('war:endTurn')).toBe('End the turn');
    await speech.ready('late');
    expect(frLate).not.toHaveBeenCalled();
    await speech.speak('fr');
    expect(words.t('war:endTurn')).toBe('Finir le coup');
  });

  test('lists, days and numbers are written as the language writes them', async () => {
    const say = words.lateMessages('records');
    const at = new Date(2026, 10, 21, 9, 5);
    await speech.ready('late');
    await speech.speak('en');
    expect(words.listed(['A1', 'B2', 'C3'])).toBe('A1, B2 and C3');
    expect(words.eitherOf(['A1', 'B2'])).toBe('A1 or B2');
    expect(words.moment(at)).toBe('21 Nov 2026, 09:05');
    expect(words.recordDay('2026.11.21')).toBe('21 Nov 2026');
    expect(say('keep.linkFits', { count: 12345 })).toContain('12,345 characters');
    expect(words.t('war:turn', { turn: 12345 })).toBe('Turn 12345');
    await speech.speak('fr');
    expect(words.listed(['A1', 'B2', 'C3'])).toBe('A1, B2 et C3');
    expect(words.eitherOf(['A1', 'B2'])).toBe('A1 ou B2');
    expect(words.moment(at)).toBe('21 nov. 2026, 09:05');
    expect(words.recordDay('2026.11.21')).toBe('21 nov. 2026');
    expect(say('keep.linkFits', { count: 12345 })).toContain('12\u202f345 caractères');
  });

  test.each(['2026.??.??', '2026.02.31', '2026.13.01', '1977', ''])(
    'the day %j of a record stays as it is written',
    async (text) => {
      await speech.speak('en');
      expect(words.recordDay(text)).toBe(text);
    },
  );
});

test.each([
  ['la', 'cavalerie', 'la cavalerie'],
  ['la', 'Infanterie du Nord', 'l’infanterie du Nord'],
  ['la', 'unité de transmissions à pied', 'l’unité de transmissions à pied'],
  ['de', 'le Nord', 'du Nord'],
  ['de', 'Le Sud', 'du Sud'],
  ['de', 'Ada', 'd’Ada'],
  ['de', 'Émile (le Nord)', 'd’Émile (le Nord)'],
  ['de', 'Le Nordet', 'de Le Nordet'],
  ['de', 'Charles', 'de Charles'],
  ['de', 'la cavalerie', 'de la cavalerie'],
  ['au', 'le Sud', 'au Sud'],
  ['au', 'Ada', 'à Ada'],
  ['capital', 'à Ada', 'À Ada'],
])('French: the format %s of %s', (format, text, put) => {
  expect(formats[format]?.(text)).toBe(put);
});
