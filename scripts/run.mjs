// Runs a TypeScript program of the project: `node scripts/run.mjs src/console/main.ts`. Node 20 reads no
// TypeScript, so the program is bundled into one file, once for each state of its sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = process.argv[2];
if (entry === undefined) throw new Error('say which program to run');

/** Everything a program may be made of, with when it changed. */
const sources = ['src', 'tests/bench'].flatMap((folder) => {
  const from = path.join(root, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => path.join(file.parentPath, file.name));
});
const state = createHash('sha256');
for (const file of sources) state.update(`${file} ${statSync(file).mtimeMs}\n`);

const name = `${path.basename(path.dirname(entry))}-${path.basename(entry, '.ts')}`;
const cache = path.join(root, 'node_modules/.cache/programs');
const bundle = path.join(cache, `${name}-${state.digest('hex').slice(0, 16)}.mjs`);
if (!existsSync(bundle)) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(root, entry),
      outDir: cache,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: path.basename(bundle) } },
    },
  });
}
await import(pathToFileURL(bundle).href);
