import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(path, 'utf8');

/** The paths of all files of the project that are there: what Git tracks, and what it would add. */
export const FILES: readonly string[] = spawnSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8', maxBuffer: 1 << 26 },
)
  .stdout.split('\n')
  .filter((path) => path !== '' && existsSync(path));

/** The paths of all documents. */
export const DOCUMENTS = FILES.filter((path) => path.endsWith('.md'));
