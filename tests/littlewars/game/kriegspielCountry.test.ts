import { expect, test } from 'vitest';
import { countryOfDraft, draftOfCountry } from '../../../src/littlewars/game/countryDraft';
import { readCountryJson, writeCountryJson } from '../../../src/littlewars/game/countryJson';
import { readCountry, writeCountry } from '../../../src/littlewars/game/countryText';
import type { Country } from '../../../src/littlewars/engine/types';
import { block } from '../engine/tables';

const COUNTRY: Country = {
  name: 'The Line',
  width: 1920,
  depth: 1536,
  pieces: [
    { ...block('hill', 'block', [10, 10, 46, 46], 6), name: 'the Hill' },
    { ...block('wending', 'river', [0, 60, 120, 64], 0), fordable: true },
    block('deep', 'river', [0, 70, 120, 74], 0),
    block('road', 'road', [60, 0, 64, 96], 0),
    block('bridge', 'roadBridge', [60, 68, 64, 76], 0),
    block('rails', 'railway', [80, 0, 83, 96], 0),
  ],
};

test('kriegspiel.md 1.2: the added pieces are written and read in every form', () => {
  expect(readCountry(writeCountry(COUNTRY))).toEqual({ country: COUNTRY, faults: [] });
  expect(writeCountry(COUNTRY)).toContain('[Piece "wending river:fordable 0 ');
  expect(readCountryJson(writeCountryJson(COUNTRY))).toEqual(COUNTRY);
  expect(countryOfDraft(draftOfCountry(COUNTRY))).toEqual(COUNTRY);
});
