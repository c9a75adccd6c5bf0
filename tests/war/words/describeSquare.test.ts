import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { describeSquare } from '../../../src/war/words/board';
import { scene, square } from '../../support/board';

afterEach(() => setLanguage('en'));

test('squares say the language of the page, bare ones and those remembered too', async () => {
  const position = scene({ E8: 'I' });
  const descriptions = (): string[] =>
    ['A1', 'E8', 'H21'].map((name) => describeSquare(position, square(name)));
  const english = descriptions();
  expect(english[0]).toBe('A1, empty');
  await setLanguage('fr');
  const french = descriptions();
  expect(french[0]).toBe('A1, vide');
  french.forEach((words, i) => expect(words).not.toBe(english[i]));
  await setLanguage('en');
  expect(descriptions()).toEqual(english);
});
