// What a first game loads: up to an army placed and a turn fought. The lists come from Vite's manifest;
// e2e/weight.spec.ts plays that turn with these files and nothing else.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */

const LITTLE_WARS = 'src/littlewars/';

/** @param {string} file of the build */
export const read = (file) =>
  readFileSync(fileURLToPath(new URL(`../dist/${file}`, import.meta.url)));

/**
 * The files of the build where a first game begins, with its words in a language, and of all they import, faces of
 * their style sheets included.
 *
 * @param {'en' | 'fr'} language
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
  add('index.html');
  // The page has the addresses of the messages of all languages and parts, and fetches these.
  const words = [`src/shell/words/${language}.json`, `src/war/words/${language}/first.json`].map(
    (name) => manifest[name]?.file,
  );
  return [...files].filter((file) => !file.endsWith('.json') || words.includes(file));
}

/** The programs of a board in an article: every one that its page may load. */
export function embedPrograms() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/embed.json').toString());
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));
}

/**
 * The programs that a page of Little Wars may load beyond the first file of all: of its own source, and what they import.
 */
export function littleWarsPrograms() {
  /** @type {Record<string, Chunk & { dynamicImports?: string[] }>} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} name */
  function add(name) {
    const chunk = manifest[name];
    if (name === 'index.html' || seen.has(name) || chunk === undefined) return;
    seen.add(name);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(add);
    // What is loaded later, where it is of this game.
    chunk.dynamicImports?.filter((later) => later.startsWith(LITTLE_WARS)).forEach(add);
  }
  Object.keys(manifest)
    .filter((name) => name.startsWith(LITTLE_WARS))
    .forEach(add);
  return [...files];
}
