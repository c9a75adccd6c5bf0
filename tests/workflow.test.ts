import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';

// The workflows of every push and night: no movable tag, and no more rights than are used.
const FOLDER = '.github/workflows/';
const WORKFLOWS = readdirSync(FOLDER).sort();

test('there are two: for each push, and for each night', () => {
  expect(WORKFLOWS).toEqual(['nightly.yml', 'test.yml']);
});

describe.each(WORKFLOWS)('%s', (file) => {
  const workflow = readFileSync(FOLDER + file, 'utf8');

  test('every action is pinned to a commit, its version beside it', () => {
    const uses = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(2);
    for (const action of uses)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('the token is not left on the disk, and a job has the rights it says', () => {
    const checkouts = workflow.split('actions/checkout@').slice(1);
    expect(checkouts.length).toBeGreaterThan(0);
    for (const after of checkouts)
      expect(after.split('- uses:')[0]).toContain('persist-credentials: false');
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    const jobs = workflow.split(/^jobs:$/m)[1]?.split(/^ {2}\w+:$/m) ?? [];
    expect(jobs.length).toBeGreaterThan(1);
    for (const job of jobs.slice(1)) expect(job).toMatch(/^ {4}permissions:$/m);
  });
});

test('every part of the exhaustive run has its night', () => {
  const nightly = readFileSync(`${FOLDER}nightly.yml`, 'utf8');
  const [, parts = ''] = /part:\s*\[([^\]]*)\]/.exec(nightly) ?? [];
  const listed = spawnSync('node', ['scripts/exhaustive.mjs', '--list'], { encoding: 'utf8' });
  expect(
    parts
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ).toEqual(listed.stdout.trim().split('\n'));
});
