// What a first game loads, weighed in the build as hosts send it: `node scripts/weight.mjs`. The lists come from
// Vite's manifest; fails with them when they weigh more than a first visit may.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Bytes a first visit may load: of programs, and in all. The aim is 120,000 and 250,000: until it is reached, what
 * is saved is taken off here, and nothing is added.
 */
const MOST = { programs: 154_000, all: 280_000 };

/** Where a first game begins, and its words in the longest of the languages. */
const FIRST = ['index.html', 'src/words/fr/first.ts'];

/** @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */

/** @param {string} file */
const read = (file) => readFileSync(fileURLToPath(new URL(`../dist/${file}`, import.meta.url)));

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(read('.vite/manifest.json').toString());

/** Every file of the chunks of these names and of those they import, faces of their style sheets included. */
function filesOf(/** @type {readonly string[]} */ names) {
  /** @type {Set<string>} */
  const seen = new Set();
  const files = new Set(['index.html']);
  /** @param {string} name */
  function add(name) {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is no chunk of the build: correct FIRST`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  }
  names.forEach(add);
  return [...files];
}

/** @type {Record<string, string>} */
const KINDS = { js: 'programs', css: 'styles', html: 'page' };
const kindOf = (/** @type {string} */ file) => KINDS[file.split('.').at(-1) ?? ''] ?? 'faces';

const weighed = filesOf(FIRST)
  .map((file) => {
    const kind = kindOf(file);
    // Faces are compressed already, and hosts send them as they are.
    const bytes = kind === 'faces' ? read(file).length : gzipSync(read(file), { level: 9 }).length;
    return { file, kind, bytes };
  })
  .sort((a, b) => a.kind.localeCompare(b.kind) || b.bytes - a.bytes);
const sum = (/** @type {typeof weighed} */ list) => list.reduce((all, { bytes }) => all + bytes, 0);

const programs = sum(weighed.filter(({ kind }) => kind === 'programs'));
const all = sum(weighed);
const row = (/** @type {number} */ bytes, /** @type {string} */ name) =>
  `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`;
console.log(
  [
    ...weighed.map(({ file, kind, bytes }) => row(bytes, `${kind.padEnd(8)}  ${file}`)),
    row(programs, `programs, of ${MOST.programs / 1000} at most`),
    row(all, `in all, of ${MOST.all / 1000} at most`),
  ].join('\n'),
);
if (programs > MOST.programs || all > MOST.all) {
  console.error(
    'A first game loads too much: load late what it can begin without (src/ui/late.tsx).',
  );
  process.exitCode = 1;
}
