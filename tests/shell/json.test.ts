import { expect, test } from 'vitest';
import { isSameBut } from '../../src/shell/json';

const save = (left: unknown, name = 'one', more: object = {}): string =>
  JSON.stringify({ game: { name, stage: { left }, ...more } });
const PATH = ['game', 'stage', 'left'];

test.each<
  [string, readonly string[], string | null | undefined, string | null | undefined, boolean]
>([
  ['the value at the path is another', PATH, save(1), save({ red: 2 }), true],
  ['another value is another too', PATH, save(1), save(2, 'two'), false],
  ['a member of that name elsewhere is another', PATH, save(1, 'one', { left: 1 }), save(1), false],
  ['one has nothing at the path', PATH, save(1), save(undefined), false],
  ['neither has anything at the path', ['left'], save(1), save(1), true],
  ['no path is given', [], save(1), save(2), false],
  ['no path is given, and only the spaces are others', [], save(1), ` ${save(1)}`, true],
  ['one is missing', PATH, save(1), null, false],
  ['one is missing and the other forbidden', PATH, undefined, null, false],
  ['both are missing', PATH, null, null, true],
  ['one is not JSON', PATH, '{', save(1), false],
])('two texts, where %s', (_, path, one, other, same) => {
  expect(isSameBut(path, one, other)).toBe(same);
  expect(isSameBut(path, other, one)).toBe(same);
});
