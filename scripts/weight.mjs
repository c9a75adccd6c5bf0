// Weighs what a first game loads, compressed as hosts send it: `node scripts/weight.mjs`. Fails and prints the list
// if it exceeds the limits.
import { gzipSync } from 'node:zlib';
import { languagesIn } from './messages.mjs';
import {
  chunkCircle,
  embedPrograms,
  firstFiles,
  littleWarsPrograms,
  littleWarsWorker,
  read,
} from './firstGame.mjs';

/** The limits of a first visit in bytes: scripts, and everything. */
const MOST = { programs: 160_000, all: 300_000 };
/** The limit of the scripts of a board in an article, in bytes. */
const MOST_EMBED = 60_000;
/** The limit of the scripts of Little Wars beyond the entry file, in bytes. */
const MOST_LITTLE_WARS = 200_000;
/** The limit of the worker that plays Little Wars, in bytes. */
const MOST_WORKER = 30_000;

/** @type {Record<string, string>} */
const KINDS = { js: 'programs', css: 'styles', html: 'page', json: 'words' };
const kindOf = (/** @type {string} */ file) => KINDS[file.split('.').at(-1) ?? ''] ?? 'faces';

const weigh = (/** @type {string} */ language) =>
  firstFiles(language)
    .map((file) => {
      const kind = kindOf(file);
      // Fonts are already compressed, and hosts send them as they are.
      const bytes =
        kind === 'faces' ? read(file).length : gzipSync(read(file), { level: 9 }).length;
      return { file, kind, bytes };
    })
    .sort((a, b) => a.kind.localeCompare(b.kind) || b.bytes - a.bytes);
const sum = (/** @type {ReturnType<typeof weigh>} */ list) =>
  list.reduce((all, { bytes }) => all + bytes, 0);

// The language with the longest messages.
const [weighed = []] = languagesIn('src/languages')
  .map(weigh)
  .sort((a, b) => sum(b) - sum(a));

const programs = sum(weighed.filter(({ kind }) => kind === 'programs'));
const all = sum(weighed);
/** @param {string[]} files */
const zipped = (files) =>
  files.reduce((all, file) => all + gzipSync(read(file), { level: 9 }).length, 0);
const embed = zipped(embedPrograms());
const ofLittleWars = littleWarsPrograms();
const littleWars = zipped(ofLittleWars.littleWars);
const kriegspiel = zipped(ofLittleWars.kriegspiel);
const worker = zipped(littleWarsWorker());
const row = (/** @type {number} */ bytes, /** @type {string} */ name) =>
  `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`;
console.log(
  [
    ...weighed.map(({ file, kind, bytes }) => row(bytes, `${kind.padEnd(8)}  ${file}`)),
    row(programs, `programs, of ${MOST.programs / 1000} at most`),
    row(all, `in all, of ${MOST.all / 1000} at most`),
    row(embed, `programs of a board in an article, of ${MOST_EMBED / 1000} at most`),
    row(littleWars, `programs of Little Wars, of ${MOST_LITTLE_WARS / 1000} at most`),
    row(kriegspiel, 'programs of Kriegspiel besides'),
    row(worker, `worker of the program for Little Wars, of ${MOST_WORKER / 1000} at most`),
  ].join('\n'),
);
if (programs > MOST.programs || all > MOST.all) {
  console.error('A first game loads too much: load late what it can begin without (`lazyScreen`).');
  process.exitCode = 1;
}
if (embed > MOST_EMBED) {
  console.error('A board in an article loads too much: it needs no store, no React and few words.');
  process.exitCode = 1;
}
if (littleWars > MOST_LITTLE_WARS) {
  console.error('Little Wars loads too much: it is to need nothing of the other game.');
  process.exitCode = 1;
}
if (worker === 0 || worker > MOST_WORKER) {
  console.error('The worker that plays Little Wars is missing, or loads too much.');
  process.exitCode = 1;
}
const circle = chunkCircle();
if (circle.length > 0) {
  console.error(`Chunks import one another in a circle (vite.config.ts): ${circle.join(' → ')}`);
  process.exitCode = 1;
}
