import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('npm run --silent littlewars answers every line, in order, and writes nothing else', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'littlewars'], {
    input: 'way R1 128 192\n\nplay march R1 128 193\r\nplay march R1 128 192\nisolated R1',
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // npm's warnings about the settings of a machine are ignored.
    env: { ...process.env, npm_config_loglevel: 'silent' },
  });
  const lines = stdout.split('\n');
  expect([status, stderr, lines.at(-1)]).toEqual([0, '', '']);
  expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      length: 192,
      stops: [
        { x: 128, y: 0 },
        { x: 128, y: 192 },
      ],
      limit: 192,
      reasons: [],
    },
    { error: expect.stringMatching(/^The line is empty/) as unknown },
    { error: 'Refused: tooFar.', reasons: [{ code: 'tooFar', length: 193, limit: 192 }] },
    { phase: 'men', mover: 'red' },
    { isolated: false },
  ]);
});
