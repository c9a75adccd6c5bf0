// Runs a TypeScript program of the project: `node scripts/run.mjs src/war/console/main.ts`. Node 20 does not run
// TypeScript, so the program and its packages are bundled into one file, and again when one of its sources has
// changed. `--prepare` before the program only bundles it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const preparing = process.argv[2] === '--prepare';
const entry = process.argv[preparing ? 3 : 2];
if (entry === undefined) throw new Error('say which program to run');

// Both games have a console, so the name of a bundle is its whole path.
const name = entry.replace(/\.ts$/, '').replace(/\W+/g, '-');
const cache = path.join(root, 'node_modules/.cache/programs');
const bundle = path.join(cache, `${name}.mjs`);
const STATE = '// made of ';
/** Development packages that find their own files beside their code, and so are not bundled. */
const TOOLS = ['@playwright/test', 'vite'];

/**
 * Returns a hash of files. Packages are represented by the lock file.
 * @param {string[]} files
 */
function stateOf(files) {
  const state = createHash('sha256');
  for (const file of files) state.update(readFileSync(path.join(root, file))).update(`\n${file}\n`);
  return state.digest('hex');
}

/** Returns whether the bundle exists and its first line, the hashes of its sources, is still valid. */
function isFresh() {
  try {
    const [line = ''] = readFileSync(bundle, 'utf8').split('\n', 1);
    const { files, state } = JSON.parse(line.slice(STATE.length));
    return stateOf(files) === state;
  } catch {
    return false;
  }
}

/** @param {string} program */
async function make(program) {
  const { build } = await import('vite');
  const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, external: TOOLS },
      build: {
        ssr: path.join(root, program),
        write: false,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
  );
  const [chunk] = built.output;
  const files = chunk.moduleIds
    .map((id) => path.relative(root, id))
    .filter((file) => /^(?:src|tests|tools)\W/.test(file));
  files.push('package-lock.json', 'scripts/run.mjs');
  // Renamed into place, because other processes may read or make it at the same time.
  const draft = `${bundle}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    draft,
    `${STATE}${JSON.stringify({ state: stateOf(files), files })}\n${chunk.code}`,
  );
  renameSync(draft, bundle);
}

try {
  if (!isFresh()) await make(entry);
} catch (error) {
  if (!preparing) throw error;
  // An installation without development packages still works.
  console.error(`${entry} is not bundled yet, and will be when it is first run: ${error}`);
}
if (!preparing) await import(pathToFileURL(bundle).href);
