import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageOf } from '../../../src/shell/language/languages';
import { formats } from '../../../src/languages/fr/war/grammar';
import opponent from '../../../src/languages/fr/war/opponent.json';

afterEach(() => vi.restoreAllMocks());

describe('the language of a first visit', () => {
  test.each([
    [['fr'], 'fr'],
    [['fr-CA', 'en'], 'fr'],
    [['FR-ch'], 'fr'],
    // Codes that no language will ever have.
    [['qaa', 'qab-CH', 'fr', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['qaa', 'qab'], 'en'],
    // Frisian is no French.
    [['fry', 'frr-DE'], 'en'],
    [[], 'en'],
  ])('of a browser that reads %j is %s', (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });
});

describe('speaking', () => {
  let speech: typeof import('../../../src/shell/language/current');
  let words: typeof import('../../../src/war/words/t');
  let intl: typeof import('../../../src/shell/language/intl');
  let dates: typeof import('../../../src/shell/language/dates');

  // A separate page, on which nothing has been announced yet.
  beforeEach(async () => {
    vi.resetModules();
    speech = await import('../../../src/shell/language/current');
    words = await import('../../../src/war/words/t');
    intl = await import('../../../src/shell/language/intl');
    dates = await import('../../../src/shell/language/dates');
    speech.addMessages(await loaders(), ['first']);
  });

  /** The loaders of the page of this test. */
  const loaders = async () => (await import('../../../src/war/words/bundled')).BUNDLED;
  async function watch() {
    const parts = await loaders();
    return {
      enFirst: vi.spyOn(parts.en, 'first'),
      enGame: vi.spyOn(parts.en, 'game'),
      frFirst: vi.spyOn(parts.fr, 'first'),
      frGame: vi.spyOn(parts.fr, 'game'),
    };
  }

  test('loads the language spoken and no other', async () => {
    const { enFirst, frFirst, frGame } = await watch();
    await speech.setLanguage('fr');
    expect(words.t('headquarters:newGame')).toBe('Nouvelle partie');
    expect(frFirst).toHaveBeenCalledOnce();
    expect(frGame).not.toHaveBeenCalled();
    expect(enFirst).not.toHaveBeenCalled();
  });

  test('loads a late part in the language spoken, and the other when that is spoken', async () => {
    const { enGame, frGame } = await watch();

    await speech.setLanguage('en');
    await speech.fetchMessages('game');
    expect(words.t('history:endedTurn')).toBe('The turn ended.');
    expect(frGame).not.toHaveBeenCalled();
    await speech.setLanguage('fr');
    expect(words.t('history:endedTurn')).toBe('Le coup s’est achevé.');
    await speech.setLanguage('en');
    expect(words.t('history:endedTurn')).toBe('The turn ended.');
    expect(enGame).toHaveBeenCalledOnce();
    expect(frGame).toHaveBeenCalledOnce();
  });

  test('announces nothing anew until everything opened can be reported', async () => {
    await speech.setLanguage('en');
    await speech.fetchMessages('game');
    const { frGame } = await watch();
    let arrive: () => void = () => undefined;
    const messages = await (await loaders()).fr.game();
    frGame.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(messages))));
    const changed = vi.fn();
    speech.onLanguageChange(changed);
    const speaking = speech.setLanguage('fr');
    await vi.waitFor(() => expect(frGame).toHaveBeenCalled(), LIMITS.sight);
    expect(speech.currentLanguage()).toBe('en');
    expect(changed).not.toHaveBeenCalled();
    arrive();
    await speaking;
    expect(changed).toHaveBeenCalledOnce();
    expect(speech.currentLanguage()).toBe('fr');
  });

  test('a part opened while the language changes is there in both', async () => {
    await speech.setLanguage('en');

    const speaking = speech.setLanguage('fr');
    await speech.fetchMessages('game');
    expect(words.t('history:endedTurn')).toMatch(/^The turn ended\.$|^Le coup s’est achevé\.$/);
    await speaking;
    expect(words.t('history:endedTurn')).toBe('Le coup s’est achevé.');
  });

  test('the language asked for last holds', async () => {
    await speech.setLanguage('en');
    await Promise.all([speech.setLanguage('fr'), speech.setLanguage('en')]);
    expect(speech.currentLanguage()).toBe('en');
    await Promise.all([speech.setLanguage('en'), speech.setLanguage('fr')]);
    expect(speech.currentLanguage()).toBe('fr');
  });

  test('a language that cannot be fetched leaves the page as it is, and can be asked for again', async () => {
    await speech.setLanguage('en');
    const { frFirst, frGame } = await watch();
    frFirst.mockRejectedValueOnce(new Error('offline'));
    await expect(speech.setLanguage('fr')).rejects.toThrow('offline');
    expect(words.t('headquarters:newGame')).toBe('New game');
    await speech.fetchMessages('game');
    expect(frGame).not.toHaveBeenCalled();
    await speech.setLanguage('fr');
    expect(words.t('headquarters:newGame')).toBe('Nouvelle partie');
  });

  test('lists, days and numbers are written as the language writes them', async () => {
    const at = new Date(2026, 10, 21, 9, 5);
    await speech.fetchMessages('game');
    await speech.fetchMessages('lazy');
    await speech.setLanguage('en');
    expect(intl.listed(['A1', 'B2', 'C3'])).toBe('A1, B2 and C3');
    expect(intl.eitherOf(['A1', 'B2'])).toBe('A1 or B2');
    expect(dates.dayAndHour(at)).toBe('21 Nov 2026, 09:05');
    expect(dates.recordDay('2026.11.21')).toBe('21 Nov 2026');
    expect(words.t('records:export.linkFits', { count: 12345 })).toContain('12,345 characters');
    expect(words.t('war:turn', { turn: 12345 })).toBe('Turn 12345');
    await speech.setLanguage('fr');
    expect(intl.listed(['A1', 'B2', 'C3'])).toBe('A1, B2 et C3');
    expect(intl.eitherOf(['A1', 'B2'])).toBe('A1 ou B2');
    expect(dates.dayAndHour(at)).toBe('21 nov. 2026, 09:05');
    expect(dates.recordDay('2026.11.21')).toBe('21 nov. 2026');
    expect(words.t('records:export.linkFits', { count: 12345 })).toContain(
      '12\u202f345 caractères',
    );
  });

  test.each(['2026.??.??', '2026.02.31', '2026.13.01', '1977', ''])(
    'the day %j of a record stays as it is written',
    async (text) => {
      await speech.setLanguage('en');
      expect(dates.recordDay(text)).toBe(text);
    },
  );
});

test.each<[string, string, string]>([
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
  ['de', 'Caporal Lambert', 'du caporal Lambert'],
  ['au', 'le Sud', 'au Sud'],
  ['au', 'Maréchal Duval (le Sud)', 'au maréchal Duval (le Sud)'],
  ['le', 'Soldat Perrin', 'le soldat Perrin'],
  ...Object.values(opponent.levels).map(({ name }): [string, string, string] => [
    'au',
    name,
    `au ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  ]),
  ['le', 'le Nord', 'le Nord'],
  ['le', 'Colonelle Ada', 'Colonelle Ada'],
  ['au', 'Ada', 'à Ada'],
  ['capital', 'à Ada', 'À Ada'],
])('French: the format %s of %s', (format, text, put) => {
  expect(formats[format]?.(text)).toBe(put);
});
