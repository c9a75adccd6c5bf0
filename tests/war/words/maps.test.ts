import { afterAll, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { shippedMaps } from '../../../src/war/engine/maps/maps';
import { mapName, mapNote } from '../../../src/war/words/maps';

afterAll(() => setLanguage('en'));

/** Without the difference between spaces: the texts of maps have only common ones. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test.each([
  ['en', ''],
  ['fr', 'fr'],
] as const)(
  'in %s the maps of the game are called as their own texts say',
  async (to, language) => {
    await setLanguage(to);
    const maps = shippedMaps();
    expect(maps.map((map) => plain(mapName(map)))).toEqual(
      maps.map(({ names }) => names[language]),
    );
    expect(maps.map((map) => plain(mapNote(map)))).toEqual(
      maps.map(({ notes }) => plain(notes[language])),
    );
  },
);

test('another map is called as its author wrote', () => {
  expect(mapName({ names: { '': 'The Fen' } })).toBe('The Fen');
  expect(mapNote({ notes: {} })).toBe('');
});
