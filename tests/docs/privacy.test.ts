import { expect, test } from 'vitest';
import { FILES, textOf } from './project';

/** The names that code gives to databases, and to places of the browser's storage. */
const NAMED = /'((?:game-of-war|little-wars)(?:\/[a-z-]+|-(?:library|studies|keys)))'/g;

test('privacy.md names every database and every place of the storage that the game uses', () => {
  const named = new Set(
    FILES.filter((path) => /^src\/.*\.tsx?$/.test(path)).flatMap((path) =>
      [...textOf(path).matchAll(NAMED)].map(([, name]) => name!),
    ),
  );
  // The name of the sealing key within its database.
  named.delete('game-of-war/seal-key');
  expect(named.size).toBeGreaterThan(20);
  // Rows of the war come first; a row for places of Little Wars begins with its name.
  const rows = textOf('docs/privacy.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const unnamed = [...named].filter((name) => {
    const [game, place = ''] = name.split('/');
    if (place === '') return !rows.some((row) => row.includes(`\`${name}\``));
    const own = rows.filter((row) => row.includes('`little-wars/…`') === (game === 'little-wars'));
    return !own.some((row) => row.includes(`\`${place}\``));
  });
  expect(unnamed).toEqual([]);
});
