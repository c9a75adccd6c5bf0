import { expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import { writeCountryJson } from '../../../src/littlewars/game/countryJson';
import { writeCountry } from '../../../src/littlewars/game/countryText';
import { linksIn, readCountryLink, readLink, writeLink } from '../../../src/littlewars/store/link';
import { linkKind } from '../../../src/littlewars/game/route';
import { pack } from '../../../src/shell/platform/packing';

const FENS = COUNTRIES['the-fens'];

test.each(COUNTRY_IDS)('a link to %s leads to it as it is', async (id) => {
  const link = await writeLink('country', writeCountry(COUNTRIES[id]));
  expect(linkKind(link)).toBe('country');
  expect(linksIn(`https://example.org/game/${link}&fbclid=x-1`)).toEqual([link]);
  expect(await readCountryLink(link)).toEqual({ country: COUNTRIES[id], faults: [] });
});

test('links to Countries as they were first are followed still', async () => {
  const grown = generatedCountry({ seed: 4, width: 10, depth: 8 });
  const link = `#littlewars/country=${await pack(writeCountryJson(grown))}`;
  expect(linkKind(link)).toBe('country');
  expect(linksIn(link)).toEqual([link]);
  expect(await readCountryLink(link)).toEqual({ country: grown, faults: [] });
});

test('a battle whose record names no rulings has links of version 1, which still work', async () => {
  const text = 'rulings:2\n';
  const link = await writeLink('battle', text);
  // A program that knows no rulings refuses the second version, and still follows links to Countries.
  expect(link).toMatch(/^#littlewars\/battle2=/);
  for (const each of [link, link.replace('battle2', 'battle1')])
    expect(await readLink(each)).toEqual({ kind: 'battle', text, faults: [] });
  const newer = await readLink(link.replace('battle2', 'battle3'));
  expect(newer).toMatchObject({ text: '', faults: [{ code: 'newer' }] });
});

test('faults of a linked Country are reported with their places, and its good part is read', async () => {
  const text = writeCountry(FENS).replace('[Piece "pump house', '[Piece "pump hous');
  const line = text.split('\n').findIndex((each) => each.includes('"pump hous ')) + 1;
  expect(line).toBeGreaterThan(2);
  const reading = await readCountryLink(await writeLink('country', text));
  expect(reading.faults).toMatchObject([{ code: 'badValue', tag: 'Piece', line }]);
  expect(reading.country?.pieces).toEqual(FENS.pieces.filter(({ id }) => id !== 'pump'));

  const over = writeCountry(FENS).replace('[Field "1920x1536"]', '[Field "960x1536"]');
  const { country, faults } = await readCountryLink(await writeLink('country', over));
  expect(country?.width).toBe(960);
  expect(faults.length).toBeGreaterThan(3);
  expect(faults.every(({ code }) => code === 'country')).toBe(true);
});

test('a link that is cut off, garbled, of a newer version or empty gives no Country, and a reason', async () => {
  const link = await writeLink('country', writeCountry(FENS));
  const cut = await readCountryLink(link.slice(0, 300));
  expect(cut.faults[0]).toMatchObject({ code: 'link', fault: 'damaged' });
  for (const [fragment, fault] of [
    [`${link.slice(0, 24)}AAAA${link.slice(24)}`, { code: 'link' }],
    [link.replace('country1', 'country9'), { code: 'newer' }],
    [`#littlewars/country=${await pack('{"width":1}')}`, { code: 'noSave' }],
    [await writeLink('country', 'Hello'), { code: 'missingTag', tag: 'Field' }],
  ] as const) {
    const { country, faults } = await readCountryLink(fragment);
    expect(country).toBeNull();
    expect(faults).toContainEqual(expect.objectContaining(fault));
  }
});
