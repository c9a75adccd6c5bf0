// Lists what a first game loads: headquarters, and a game from its deployment to its last turn. The lists come from
// Vite's manifest; e2e/weight.spec.ts plays a turn with these files and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */

const isScript = (/** @type {Chunk} */ { file }) => file.endsWith('.js');

/** @param {string} file of the build */
export const read = (file) =>
  readFileSync(fileURLToPath(new URL(`../dist/${file}`, import.meta.url)));

/**
 * Returns the files of the build that a first game loads in a language: entries, messages, their imports, and the
 * fonts of their style sheets.
 * @param {string} language
 */
export function firstFiles(language) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  /** @type {Set<string>} */
  const seen = new Set();
  const files = new Set(['index.html']);
  /** @param {string} name */
  function add(name) {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is no chunk of the build`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  }
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.name === 'first' || chunk.name === 'table') add(name);
  // The page knows the addresses of all languages' messages and fetches these.
  const words = ['shell/shell', 'war/first', 'war/game'].map(
    (name) => manifest[`src/languages/${language}/${name}.json`]?.file,
  );
  return [...files].filter((file) => !file.endsWith('.json') || words.includes(file));
}

/** Returns the scripts that the page of a board in an article may load. */
export function embedPrograms() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/embed.json').toString());
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));
}

/** The chunk of Kriegspiel, which only a battle of it loads. */
const KRIEGSPIEL = 'littlewars-kriegspiel';

/**
 * Returns the scripts that a page of Little Wars may load beyond the entry file: its own and their imports; `kriegspiel` is what
 * a battle of Kriegspiel loads besides.
 */
export function littleWarsPrograms() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} name */
  function add(name) {
    const chunk = manifest[name];
    if (chunk === undefined || chunk.name === 'first' || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  }
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.name?.startsWith('littlewars') && chunk.name !== KRIEGSPIEL && isScript(chunk))
      add(name);
  const littleWars = [...files];
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.name === KRIEGSPIEL && isScript(chunk)) add(name);
  return { littleWars, kriegspiel: [...files].slice(littleWars.length) };
}

/** Returns the worker of the program for Little Wars, which only a battle with it loads. */
export const littleWarsWorker = () =>
  readdirSync(new URL('../dist/assets', import.meta.url))
    .filter((name) => name.startsWith('programWorker'))
    .map((name) => `assets/${name}`);

/**
 * Returns the names of chunks that import one another in a circle; empty if there is none. The first one fetched
 * would use values that another has not yet made.
 */
export function chunkCircle() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  /** @type {Set<string>} */
  const clear = new Set();
  /**
   * @param {string} name
   * @param {string[]} above
   * @returns {string[]}
   */
  function circleFrom(name, above) {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name];
    if (clear.has(name)) return [];
    for (const each of manifest[name]?.imports ?? []) {
      const circle = circleFrom(each, [...above, name]);
      if (circle.length > 0) return circle;
    }
    clear.add(name);
    return [];
  }
  for (const name of Object.keys(manifest)) {
    const circle = circleFrom(name, []);
    if (circle.length > 0) return circle.map((each) => manifest[each]?.name ?? each);
  }
  return [];
}
