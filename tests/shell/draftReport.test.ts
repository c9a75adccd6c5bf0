import { expect, test } from 'vitest';
import { markedWords, reportChange, reportWords } from '../../src/shell/words/draftReport';

const good = 'It is good.';
const CLEAN = { good, faults: [], warnings: [] };

test('a report names all faults, or only new ones and the number that remain', () => {
  const before = { good, faults: ['No name.', 'Too small.'], warnings: ['Odd.'] };
  const now = { good, faults: ['Too small.', 'Too high.'], warnings: ['Odd.', 'Odder.'] };
  expect(reportWords(CLEAN)).toBe(good);
  expect(reportWords(before)).toBe('2 faults. No name. Too small. Odd.');
  expect(reportChange(before, before)).toBe('');
  expect(reportChange(before, now)).toBe('2 faults. Too high. Odder.');
  expect(reportChange(now, { ...now, faults: ['Too high.'] })).toBe('1 fault.');
  expect(reportChange(before, CLEAN)).toBe(good);
  expect(markedWords({ faults: ['No name.'], warnings: ['Odd.'] })).toEqual([
    'fault: No name.',
    'perhaps not intended: Odd.',
  ]);
});
