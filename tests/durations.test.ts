import { expect, test } from 'vitest';
import { browserTests, report, unitTests } from '../scripts/durations.mjs';

const run = (...tests: [string, number][]) => ({
  steps: [{ name: 'lint', ms: 12_340 }],
  tests: tests.map(([name, ms]) => ({ name, ms })),
});

test('the tests of both runners are named by their file, with what they took', () => {
  const unit = {
    testResults: [
      {
        name: '/home/a/tests/war/a.test.ts',
        assertionResults: [{ fullName: 'a b', duration: 7 }, { fullName: 'left out' }],
      },
    ],
  };
  expect(unitTests(unit)).toEqual([{ name: 'tests/war/a.test.ts: a b', ms: 7 }]);
  const spec = { title: 'c', tests: [{ results: [{ duration: 5 }, { duration: 6 }] }] };
  const browser = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec],
        suites: [{ file: 'a.spec.ts', title: 'b', specs: [spec] }],
      },
    ],
  };
  expect(browserTests(browser)).toEqual([
    { name: 'e2e/a.spec.ts: b c', ms: 11 },
    { name: 'e2e/a.spec.ts: c', ms: 11 },
  ]);
});

test('the steps and the twenty slowest tests are listed, slowest first', () => {
  const many = Array.from({ length: 30 }, (_, i): [string, number] => [`test ${i}`, i * 1000]);
  const lines = report(run(...many), null);
  expect(lines).toHaveLength(1 + 1 + 1 + 20);
  expect(lines.slice(0, 4)).toEqual([
    'Steps:',
    '  12.3 s  lint',
    'The slowest tests:',
    '  29.0 s  test 29',
  ]);
});

test('a test has grown by more than a half and more than two seconds, or is not listed', () => {
  const before = run(['a', 1000], ['b', 10_000], ['c', 100], ['d', 4000]);
  const now = run(['a', 3100], ['b', 14_000], ['c', 2000], ['d', 6100], ['new', 90_000]);
  const lines = report(now, before);
  expect(lines.slice(lines.indexOf('Slower than in the run before:'))).toEqual([
    'Slower than in the run before:',
    '  1.0 s → 3.1 s  a',
    '  4.0 s → 6.1 s  d',
  ]);
});
