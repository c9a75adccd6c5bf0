import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import {
  KRIEGSPIEL_COUNTRIES,
  KRIEGSPIEL_IDS,
} from '../../../src/littlewars/battles/kriegspielCountries';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { groundOf } from '../../../src/littlewars/engine/ground';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import { boundsOf, contains } from '../../../src/littlewars/engine/shapes';
import {
  countryOfDraft,
  draftOfCountry,
  draftOrdered,
  emptyDraft,
  pieceOfDraft,
  type CountryDraft,
  type DraftOrder,
} from '../../../src/littlewars/game/countryDraft';
import { BOX, KRIEGSPIEL_BOX } from '../../../src/littlewars/game/pieceBox';
import { readCountryJson, writeCountryJson } from '../../../src/littlewars/game/countryJson';
import {
  COUNTRIES_KEY,
  forgetCountry,
  saveCountry,
  readOwnCountries,
} from '../../../src/littlewars/store/ownCountries';
import type { TextStorage } from '../../../src/shell/storage';

const MIDDLE = { x: 5 * FOOT, y: 4 * FOOT };
const laid = (...orders: readonly DraftOrder[]): CountryDraft =>
  orders.reduce(draftOrdered, emptyDraft());
const codes = (draft: CountryDraft): string[] =>
  countryFaults(countryOfDraft(draft)).map(({ code }) => code);

describe('a draft of a country', () => {
  test.each(COUNTRY_IDS)('of %s is that country', (id) => {
    expect(countryOfDraft(draftOfCountry(COUNTRIES[id]))).toEqual(COUNTRIES[id]);
  });

  test.each(KRIEGSPIEL_IDS)('of %s is that country, for Kriegspiel', (id) => {
    const country = KRIEGSPIEL_COUNTRIES[id];
    expect(countryOfDraft(draftOfCountry(country))).toEqual(country);
  });

  test.each([...BOX, ...KRIEGSPIEL_BOX])(
    'takes a %s out of the box with the only fault that nothing is under it',
    (what) => {
      const faults = codes(laid({ do: 'add', what, at: MIDDLE }));
      const isOver = /^(?:ford|landing|.*[bB]ridge)$/.test(what);
      expect(faults).toEqual(isOver ? ['noWater'] : what === 'culvert' ? ['noRailway'] : []);
    },
  );

  test('kriegspiel.md 1.2: lays blocks side by side and in layers, straight and half round', () => {
    const layers = laid(
      { do: 'add', what: 'block', at: MIDDLE },
      { do: 'add', what: 'halfRound', at: { x: MIDDLE.x + 24 * INCH, y: MIDDLE.y } },
      { do: 'pile', id: 'block-1' },
    );
    expect(layers.pieces.map(({ id, kind }) => [id, kind])).toEqual([
      ['block-1', 'block'],
      ['block-2', 'block'],
      ['block-3', 'block'],
    ]);
    expect(codes(layers)).toEqual([]);
    const country = countryOfDraft(layers);
    expect(groundOf(country).blocks.map(({ layer }) => layer)).toEqual([0, 0, 1]);
    // Between the two that lie side by side there is no contour.
    const joint = MIDDLE.x + 18 * INCH;
    const contours = groundOf(country).blocks.flatMap(({ edges }) => edges);
    expect(contours.filter(([a, b]) => a.x === joint && b.x === joint)).toEqual([]);
  });

  test('kriegspiel.md 2.4: makes a river fordable, and no more; a bend joins a road that continues', () => {
    const river = laid({ do: 'add', what: 'river', at: MIDDLE });
    const forded = draftOrdered(river, { do: 'ford', id: 'river-1', fordable: true });
    expect(countryOfDraft(forded).pieces[0]).toMatchObject({ kind: 'river', fordable: true });
    const deep = draftOrdered(forded, { do: 'ford', id: 'river-1', fordable: false });
    expect(countryOfDraft(deep)).toEqual(countryOfDraft(river));
    const bend = countryOfDraft(laid({ do: 'add', what: 'roadBend', at: MIDDLE })).pieces[0]!;
    const { left, right, bottom, top } = boundsOf(bend.shape);
    expect([right - left, top - bottom]).toEqual([16 * INCH, 16 * INCH]);
    // As broad as the road: from 12 to 16 in about a corner of its bounds.
    const isRoad = (inches: number): boolean =>
      contains(bend.shape, { x: left + 0.6 * inches * INCH, y: bottom + 0.8 * inches * INCH });
    expect([11.5, 12.5, 15.5].map(isRoad)).toEqual([false, true, true]);
  });

  test('names pieces by their kind and the next number', () => {
    const draft = laid(
      { do: 'add', what: 'house', at: MIDDLE },
      { do: 'copy', id: 'house-1' },
      { do: 'add', what: 'house', at: MIDDLE },
      { do: 'remove', id: 'house-2' },
      { do: 'add', what: 'house', at: MIDDLE },
    );
    expect(draft.pieces.map(({ id }) => id)).toEqual(['house-1', 'house-3', 'house-2']);
  });

  test('rotates a piece to the right about its middle, without loss', () => {
    const draft = laid({ do: 'add', what: 'wall', at: MIDDLE });
    const quarter = draftOrdered(draft, { do: 'turn', id: 'wall-1', turn: 90_000 });
    expect(pieceOfDraft(quarter.pieces[0]!).shape).toMatchObject({
      corners: expect.arrayContaining([
        { x: MIDDLE.x - 8, y: MIDDLE.y + 96 },
        { x: MIDDLE.x + 8, y: MIDDLE.y - 96 },
      ]) as unknown,
    });
    let turned = draft;
    for (let turn = 7_000; turn < 360_000 * 7; turn += 7_000)
      turned = draftOrdered(turned, { do: 'turn', id: 'wall-1', turn });
    const back = draftOrdered(turned, { do: 'turn', id: 'wall-1', turn: 0 });
    expect(countryOfDraft(back)).toEqual(countryOfDraft(draft));
  });

  test('piles a smaller board on a board, wholly on it', () => {
    const draft = laid(
      { do: 'add', what: 'board', at: MIDDLE },
      { do: 'pile', id: 'board-1' },
      { do: 'pile', id: 'board-2' },
    );
    expect(codes(draft)).toEqual([]);
    expect(draft.pieces).toHaveLength(3);
  });

  test('stretches, raises, names, and reports every fault of these', () => {
    const draft = laid(
      { do: 'call', name: 'Nowhere' },
      { do: 'add', what: 'house', at: MIDDLE },
      { do: 'stretch', id: 'house-1', wide: 2, deep: 1 },
      { do: 'height', id: 'house-1', height: 9 * INCH },
      { do: 'name', id: 'house-1', name: 'The Towers' },
      { do: 'add', what: 'tree', at: { x: MIDDLE.x + 90, y: MIDDLE.y } },
      { do: 'field', width: 3 * FOOT, depth: 8 * FOOT },
    );
    expect(countryOfDraft(draft)).toMatchObject({ name: 'Nowhere', width: 3 * FOOT });
    expect(countryOfDraft(draft).pieces[0]).toMatchObject({ name: 'The Towers' });
    expect(codes(draft).sort()).toEqual(['heightOf', 'offTheField', 'offTheField', 'overlaps']);
  });

  test('is the same with a press on nothing', () => {
    const draft = emptyDraft();
    expect(draftOrdered(draft, { do: 'remove', id: 'nobody' })).toBe(draft);
  });
});

describe('as text', () => {
  test.each(COUNTRY_IDS)('%s is read as it was written', (id) => {
    expect(readCountryJson(writeCountryJson(COUNTRIES[id]))).toEqual(COUNTRIES[id]);
  });

  test.each([
    '',
    '{',
    '[]',
    '{"width":1}',
    '{"width":1e99,"depth":1,"pieces":[]}',
    '{"width":1,"depth":1,"pieces":[{}]}',
  ])('%s is none', (text) => expect(readCountryJson(text)).toBeNull());

  test('is saved beside entries that this version cannot read', () => {
    const saved = new Map<string, string>([[COUNTRIES_KEY, '{"version":1,"countries":[{"a":1}]}']]);
    const storage: TextStorage = {
      read: (key) => saved.get(key) ?? null,
      write: (key, text) => {
        saved.set(key, text);
        return 'saved';
      },
      remove: (key) => void saved.delete(key),
    };
    saveCountry(storage, COUNTRIES['the-fens']);
    expect(readOwnCountries(storage)).toEqual([COUNTRIES['the-fens']]);
    expect(saved.get(COUNTRIES_KEY)).toContain('{"version":1,"countries":[{"a":1},');
  });

  test('is saved in the browser under its name, beside texts of a newer version', () => {
    const newer = JSON.stringify({ version: 2, countries: [{ newer: true }] });
    const stored = new Map<string, string>([[COUNTRIES_KEY, newer]]);
    const storage = {
      read: (key: string) => stored.get(key) ?? null,
      write: (key: string, text: string) => {
        stored.set(key, text);
        return 'saved' as const;
      },
    } as unknown as Parameters<typeof saveCountry>[0];
    saveCountry(storage, { ...COUNTRIES.greenwood, name: 'Mine' });
    saveCountry(storage, { ...COUNTRIES['castle-hill'], name: 'Mine' });
    saveCountry(storage, COUNTRIES['the-fens']);
    expect(readOwnCountries(storage).map(({ name }) => name)).toEqual(['Mine', 'The Fens']);
    expect(readOwnCountries(storage)[0]!.pieces).toEqual(COUNTRIES['castle-hill'].pieces);
    forgetCountry(storage, 'Mine');
    expect(readOwnCountries(storage).map(({ name }) => name)).toEqual(['The Fens']);
    expect(stored.get(COUNTRIES_KEY)).toBe(newer);
  });
});
