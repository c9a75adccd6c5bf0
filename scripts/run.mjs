// Runs a TypeScript program of the project: `node scripts/run.mjs src/war/console/main.ts`. Node 20 reads no
// TypeScript, so the program is bundled into one file, packages and all, and bundled again when anything it is
// made of has changed. `--prepare` before the program bundles it and runs nothing.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const preparing = process.argv[2] === '--prepare';
const entry = process.argv[preparing ? 3 : 2];
if (entry === undefined) throw new Error('say which program to run');

// Two games have a console each: a bundle has the name of its whole path.
const name = entry.replace(/\.ts$/, '').replace(/\W+/g, '-');
const cache = path.join(root, 'node_modules/.cache/programs');
const bundle = path.join(cache, `${name}.mjs`);
const STATE = '// made of ';
/** Tools of development find their own files beside their code, and are not bundled. */
const TOOLS = ['@playwright/test', 'vite'];

/**
 * The contents of files, as one short text. Packages come with the lock file, and change with it.
 * @param {string[]} files
 */
function stateOf(files) {
  const state = createHash('sha256');
  for (const file of files) state.update(readFileSync(path.join(root, file))).update(`\n${file}\n`);
  return state.digest('hex');
}

/** Whether the bundle is there and its first line, the files it was made of, still holds. */
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
  // Put in place in one step: others may be reading or making it at the same time.
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
  // An installation without the tools of development is none the worse for it.
  console.error(`${entry} is not bundled yet, and will be when it is first run: ${error}`);
}
if (!preparing) await import(pathToFileURL(bundle).href);
