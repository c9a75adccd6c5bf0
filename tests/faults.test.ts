import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFaults } from '../tools/faults/fault.mjs';

// `npm run faults` checks that each is caught; here only that they still apply to the code.
const FAULTS = readFaults();

test('there are sixty at the least', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
});

describe.each(FAULTS)('$id', ({ path, tests }) => {
  test('applies', () => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', path], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('names tests that there are', () => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, name } of tests) {
      expect(existsSync(file), file).toBe(true);
      if (name !== null) expect(readFileSync(file, 'utf8')).toContain(name);
    }
  });
});
