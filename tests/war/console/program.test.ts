import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { OPENINGS } from '../../../src/war/engine/openings';
import { linesOf } from '../../support/positions';

// The console as it is run: `npm run --silent console`, commands in, answers out.

const COMMAND = ['run', '--silent', 'console'] as const;
const windows = process.platform === 'win32';

function run(input: string | Buffer) {
  const { status, stdout, stderr } = spawnSync('npm', COMMAND, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: windows,
    // npm's warnings about the settings of a machine are ignored.
    env: { ...process.env, npm_config_loglevel: 'silent' },
  });
  return { status, stderr, lines: stdout.split('\n') };
}

const CLASSIC = OPENINGS[0]!.position;

describe('npm run --silent console', () => {
  test('answers every line, in order, and nothing else', () => {
    const { status, stderr, lines } = run(
      'position classic\n\nfly\r\nperft 2\r\nplay resign\nplay .',
    );
    expect([status, stderr, lines.at(-1)]).toEqual([0, '', '']);
    expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual([
      { position: CLASSIC },
      { error: expect.stringMatching(/^The line is empty/) as unknown },
      { error: expect.stringMatching(/^There is no command “fly”/) as unknown },
      { nodes: 14011 },
      { position: CLASSIC, actions: ['resign'], over: { winner: 'S', by: 'surrender' } },
      { error: 'Action 1, .: The war is over.' },
    ]);
  });
  test('no input, no answer', () => {
    expect(run('')).toEqual({ status: 0, stderr: '', lines: [''] });
  });
  test('bytes that are no text, and a line of ten million letters', () => {
    const { status, lines } = run(
      Buffer.concat([
        Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
        Buffer.from(`play ${'x'.repeat(10_000_000)}\nperft 1\n`),
      ]),
    );
    expect([status, lines.length]).toEqual([0, 4]);
    expect(lines[0]).toMatch(/^\{"error":"There is no command /);
    expect(lines.slice(1)).toEqual([
      '{"error":"The line is longer than 1048576 characters."}',
      '{"nodes":122}',
      '',
    ]);
  });
  test('10,000 commands', { tags: ['slow'] }, () => {
    const texts = linesOf('perft.txt').map((line) => line.split(' | ')[1] ?? '');
    const asked = Array.from({ length: 2000 }, (_, i) => [
      `position ${texts[i % texts.length]!}`,
      'communications',
      'moves',
      'attacks',
      'play resign',
    ]).flat();
    const began = performance.now();
    const { status, lines } = run(`${asked.join('\n')}\n`);
    const taken = performance.now() - began;
    expect([status, lines.length]).toEqual([0, 10_001]);
    const keys = ['{"position":', '{"N":{', '{"moves":{', '{"attacks":[', '{"position":'];
    lines.slice(0, -1).forEach((line, i) => {
      if (!line.startsWith(keys[i % 5]!)) throw new Error(`line ${i + 1}: ${line}`);
    });
    expect(taken).toBeLessThan(LIMITS.patience);
  });
  test('an answer comes before the next command is sent', async () => {
    const child = spawn('npm', COMMAND, { stdio: ['pipe', 'pipe', 'inherit'], shell: windows });
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const [command, answer] of [
      ['perft 1', '{"nodes":122}'],
      ['position classic', `{"position":"${CLASSIC}"}`],
      ['attacks', '{"attacks":[]}'],
    ]) {
      child.stdin.write(`${command!}\n`);
      expect((await answers.next()).value).toBe(answer);
    }
    child.stdin.end();
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
  test('a reader that leaves is no fault', async () => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'src/war/console/main.ts'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (piece) => (complaints += String(piece)));
    child.stdin.on('error', () => undefined);
    child.stdin.write('moves\n'.repeat(1000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end('moves\n'.repeat(20_000));
    expect([(await once(child, 'exit'))[0], complaints]).toEqual([0, '']);
  });
});
