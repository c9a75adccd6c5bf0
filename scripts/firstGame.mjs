// What a first game loads: headquarters, and a game from its deployment to its last turn. The lists come from Vite's manifest;
// e2e/weight.spec.ts plays a turn with these files and nothing else.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */

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
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.name === 'first' || chunk.name === 'table') add(name);
  // The page has the addresses of the messages of all languages and parts, and fetches these.
  const words = ['shell/words/LANGUAGE', 'war/words/LANGUAGE/first', 'war/words/LANGUAGE/game'].map(
    (name) => manifest[`src/${name.replace('LANGUAGE', language)}.json`]?.file,
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
    if (chunk.name?.startsWith('littlewars') && chunk.file.endsWith('.js')) add(name);
  return [...files];
}

/**
 * Chunks that import one another in a circle, by name; none where there is no such circle. Whichever of them is fetched first
 * would use what another has not made yet.
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
