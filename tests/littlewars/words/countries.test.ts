import { afterAll, describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import {
  KRIEGSPIEL_COUNTRIES,
  KRIEGSPIEL_IDS,
} from '../../../src/littlewars/battles/kriegspielCountries';
import { generatedCountry } from '../../../src/littlewars/battles/generator';
import { INCH } from '../../../src/littlewars/engine/lengths';
import type { Country } from '../../../src/littlewars/engine/types';
import { properName, titleOf, withProperNames } from '../../../src/littlewars/words/names';
import { placeWords } from '../../../src/littlewars/words/places';
import english from '../../../src/languages/en/littlewars/lwCountries.json';
import { setLanguage } from '../../../src/shell/language/current';

afterAll(() => setLanguage('en'));

const inches = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

describe.each([...COUNTRY_IDS, ...KRIEGSPIEL_IDS])('the pieces of %s', (id) => {
  const { pieces }: Country = { ...COUNTRIES, ...KRIEGSPIEL_COUNTRIES }[id];

  test('that have names have them in the words, and no others do', () => {
    expect(english[id].pieces).toEqual(
      Object.fromEntries(
        // What both sides have has one name.
        pieces.flatMap(({ id, name }) =>
          name === undefined ? [] : [[id.replace(/-[ab]$/, ''), name]],
        ),
      ),
    );
  });

  test('are called by French names on a French page', async () => {
    await setLanguage('fr');
    expect(pieces.length).toBeGreaterThanOrEqual(20);
    for (const piece of pieces) {
      const name = properName(piece);
      if (piece.name === undefined) expect(name).toBeUndefined();
      else {
        expect(name).not.toBe(piece.name);
        expect(name).toMatch(/^(?:le |la |les |l’)/);
      }
    }
  });
});

test('French contracts the article of a name with the word before it', async () => {
  await setLanguage('fr');
  const hooksFarm = COUNTRIES['hooks-farm'];
  const fens = COUNTRIES['the-fens'];
  expect(placeWords(hooksFarm, inches(82, 62))).toBe('à 1 pied au nord de la ferme de Hook');
  expect(placeWords(hooksFarm, inches(37, 40))).toBe('près du clocher');
  expect(placeWords(hooksFarm, inches(100, 22))).toBe('à 4 pouces à l’ouest des rochers');
  expect(placeWords(fens, inches(60, 40))).toBe('près de l’étang aux anguilles');
});

test('names in a record are data, and so are those that a player edits', async () => {
  const [farm] = COUNTRIES['hooks-farm'].pieces.filter(({ id }) => id === 'farm');
  await setLanguage('fr');
  expect(properName({ ...farm!, name: 'Ada’s Farm' })).toBe('Ada’s Farm');
  expect(properName({ id: 'house-1', name: 'the barn' })).toBe('the barn');
  expect(titleOf({ name: 'Mine' })).toBe('Mine');
  const own = withProperNames(COUNTRIES['castle-hill']);
  expect(own.pieces.map(({ shape }) => shape)).toEqual(
    COUNTRIES['castle-hill'].pieces.map(({ shape }) => shape),
  );
  await setLanguage('en');
  expect(own.name).toBe('La colline du château');
  expect(own.pieces.find(({ id }) => id === 'keep')).toMatchObject({ name: 'le donjon' });
  expect(own.pieces.map(properName)).toEqual(own.pieces.map(({ name }) => name));
});

test('a Country that a number makes is called by it in the page’s language', async () => {
  const { name } = generatedCountry({ seed: 7, width: 10, depth: 8 });
  await setLanguage('en');
  expect(titleOf({ name })).toBe('Country No. 7');
  await setLanguage('fr');
  expect(titleOf({ name })).toBe('Pays nº 7');
});
