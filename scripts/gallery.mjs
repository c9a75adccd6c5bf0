// Takes the pictures of docs/gallery: builds the game, plays it to each scene of e2e/gallery.spec.ts and
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

const files = readdirSync(FOLDER);
/** A picture as a cell of a table. @param {string} file the file's name without extension */
const cell = (file) => `![](${file}.webp)`;
/**
 * Returns the table of a game's pictures, a row for each scene.
 * @param {string} title @param {(name: string) => boolean} isOf
 */
function table(title, isOf) {
  const names = files.flatMap((file) => /^(.*)-[^-]+\.webp$/.exec(file)?.[1] ?? []);
  return [
    `## ${title}`,
    '',
    '| | light | dark | high contrast |',
    '| --- | --- | --- | --- |',
    ...[...new Set(names)]
      .filter(isOf)
      .sort()
      .map((name) => {
        const title = name.replace(OTHER, '').replaceAll('-', ' ');
        return `| ${title} | ${THEMES.map((theme) => cell(`${name}-${theme}`)).join(' | ')} |`;
      }),
    '',
  ];
}
const OTHER = /^(?:littlewars|kriegspiel)-/;
writeFileSync(
  new URL('README.md', FOLDER),
  [
    '# Pictures of the games',
    '',
    'Taken by `npm run gallery`.',
    '',
    ...table('The Game of War', (name) => !OTHER.test(name)),
    ...table('Little Wars', (name) => name.startsWith('littlewars-')),
    ...table('Kriegspiel', (name) => name.startsWith('kriegspiel-')),
  ].join('\n'),
);
