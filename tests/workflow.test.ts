import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What runs on every push: no tag that somebody may move, and no more rights than are used.
const workflow = readFileSync('.github/workflows/test.yml', 'utf8');

test('every action is pinned to a commit, its version beside it', () => {
  const uses = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(3);
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
  for (const job of jobs.slice(1)) expect(job).toMatch(/^ {4}permissions:$/m);
});
