// Takes the project's pictures (docs/gallery): builds the game, plays it to each of the scenes of e2e/gallery.spec.ts and
// photographs it in three themes. `npm run gallery -- -g melee` takes some of them.
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../docs/gallery/', import.meta.url);
const THEMES = ['light', 'dark', 'contrast'];

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, GALLERY: 'yes' },
  }).status ?? 1;

process.exitCode =
  run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']) ||
  run('npx', [
    'playwright',
    'test',
    'gallery.spec.ts',
    '--project=desktop',
    ...process.argv.slice(2),
  ]);

const names = [
  ...new Set(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.jpg'))
      .map((file) => file.replace(/-[^-]+$/, '')),
  ),
].sort();
const cell = (/** @type {string} */ file) => `![](${file}.jpg)`;
writeFileSync(
  new URL('README.md', FOLDER),
  [
    '# Pictures of the game',
    '',
    'Taken by `npm run gallery`.',
    '',
    '| | light | dark | high contrast |',
    '| --- | --- | --- | --- |',
    ...names.map(
      (name) =>
        `| ${name.replaceAll('-', ' ')} | ${THEMES.map((theme) => cell(`${name}-${theme}`)).join(' | ')} |`,
    ),
    '',
  ].join('\n'),
);
