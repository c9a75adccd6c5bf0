import { afterAll, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import type { MapFault, MapWarning } from '../../../src/war/engine/maps/mapFaults';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { positionFault } from '../../../src/war/words/faults';
import { mapFaultAlone, mapWarningAlone } from '../../../src/war/words/maps';

afterAll(() => setLanguage('en'));

const AT = { line: 1, column: 1 };
const FAULTS = (found: number): MapFault[] => [
  { ...AT, code: 'rowCount', found, least: 8, most: 40 },
  { ...AT, code: 'oddRows', found },
  { ...AT, code: 'columnCount', found, least: 8, most: 40 },
  { ...AT, code: 'rowLength', row: 3, found, wanted: 25 },
  { ...AT, code: 'fewSquares', side: 'N', found, wanted: 17 },
  { ...AT, code: 'openingUnits', side: 'S', found, wanted: 17 },
];
const WARNINGS = (found: number): MapWarning[] => [
  { ...AT, code: 'arsenalCount', side: 'N', found },
  { ...AT, code: 'walledIn', square: 0, count: found },
  ...(['arsenals', 'forts', 'passes', 'squares'] as const).map((what): MapWarning => ({
    ...AT,
    code: 'unequal',
    what,
    north: found,
    south: 3,
  })),
];
const sentencesOf = (found: number): string[] => [
  ...FAULTS(found).map((fault) => mapFaultAlone(fault, BOARD)),
  ...WARNINGS(found).map((warning) => mapWarningAlone(warning, BOARD)),
  positionFault(BOARD, { code: 'rowLength', at: 0, row: '25', found, wanted: 25 }),
];

const MANY = {
  en: /\b1 (arsenals|forts|passes|squares|rows|columns|units|mountains)\b/,
  fr: /(?<!\d)1 (arsenaux|forteresses|cols|cases|rangées|colonnes|unités)(?!\p{L})/u,
};
const ONE = {
  en: /\b5 (arsenal|fort|pass|square|row|column|unit)\b/,
  fr: /(?<!\d)5 (arsenal|forteresse|col|case|rangée|colonne|unité)(?!\p{L})/u,
};

test.each(['en', 'fr'] as const)(
  '%s: one of a kind is no many, and five are no one',
  async (language) => {
    await setLanguage(language);
    expect(sentencesOf(1).filter((sentence) => MANY[language].test(sentence))).toEqual([]);
    expect(sentencesOf(5).filter((sentence) => ONE[language].test(sentence))).toEqual([]);
    expect(sentencesOf(5).filter((sentence) => sentence.includes('5')).length).toBe(
      sentencesOf(5).length,
    );
  },
);
