import { expect, test } from 'vitest';
import { changedFiles } from '../scripts/passed.mjs';

const PASSED = { 'src/a.ts': '1', 'src/b.css': '2', 'tests/a.test.ts': '3', 'vite.config.ts': '4' };

test('what has passed and is as it was is not asked again', () => {
  expect(changedFiles(PASSED, PASSED)).toEqual([]);
  expect(changedFiles(PASSED, { ...PASSED, 'src/a.ts': '5', 'src/c.ts': '6' })).toEqual([
    'src/a.ts',
    'src/c.ts',
  ]);
});

test.each([
  ['nothing has passed', null, PASSED],
  ['a file is gone', { ...PASSED, 'src/c.ts': '6' }, PASSED],
  ['a setting is another', { ...PASSED, 'vite.config.ts': '5' }, PASSED],
  [
    'packages are others',
    { ...PASSED, 'package-lock.json': '1' },
    { ...PASSED, 'package-lock.json': '2' },
  ],
  ['what all tests begin with is another', PASSED, { ...PASSED, 'tests/setup-words.ts': '1' }],
  ['the run itself is another', PASSED, { ...PASSED, 'scripts/test.mjs': '1' }],
])('where %s everything is', (_, before, now) => {
  expect(changedFiles(before, now)).toBeNull();
});
