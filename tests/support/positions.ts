import { readFileSync } from 'node:fs';
import { OPENINGS } from '../../src/war/engine/openings';

/** The lines of a file of tests/positions, its comments left out. */
export const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../positions/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

const KNOWN = linesOf('known.txt').map((line) => line.split(' | ') as [string, string]);
const NAMED = new Map([...OPENINGS.map((o): [string, string] => [o.id, o.position]), ...KNOWN]);

/** The position string of an opening, or of a position of tests/positions/known.txt. */
export function named(name: string): string {
  const text = NAMED.get(name);
  if (text === undefined) throw new Error(`no position is called ${name}`);
  return text;
}
