import { expect, test } from 'vitest';
import { CHAPTERS, missingChapters } from '../../../src/littlewars/kriegspiel/types';

test('a chapter names those that it cannot do without', () => {
  expect(missingChapters(['charges'])).toEqual(['formations']);
  expect(missingChapters(['boats', 'trains'])).toEqual(['ground']);
  expect(missingChapters(['charges', 'formations', 'shells'])).toEqual([]);
  expect(missingChapters(CHAPTERS)).toEqual([]);
});
