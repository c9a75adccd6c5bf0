/** Finds the imports of the project's files, and the structure of folders by their imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/**
 * An import of values or types, at the top of a file or dynamic (`lazy`).
 * @typedef {{ from: string, specifier: string, lazy: boolean }} Import
 */

/** @param {string} from the file's path @param {string} text what stands in it @returns {Import[]} */
export const importsIn = (from, text) =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from,
    specifier: fileName,
    lazy: /(?<!typeof )\bimport\s*\(\s*$/.test(text.slice(Math.max(0, pos - 40), pos)),
  }));

/** Returns the source files below a folder. @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file.replaceAll('\\', '/')));

/** Returns all imports of the source files below a folder. @param {string} folder */
export const importsOf = (folder) =>
  filesBelow(folder).flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

/** Returns the source file that an import names; null for a package, a style sheet or data. @param {Import} found */
export function fileOf({ from, specifier }) {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ??
    null
  );
}

/** The source files that each one imports. @typedef {ReadonlyMap<string, readonly string[]>} Graph */

/**
 * Returns which source files below a folder import which.
 * @param {string} folder
 * @param {readonly Import[]} imports all of its imports
 * @returns {Graph}
 */
export function graphOf(folder, imports = importsOf(folder)) {
  /** @type {Map<string, string[]>} */
  const graph = new Map(filesBelow(folder).map((file) => [file, []]));
  for (const found of imports) {
    const file = fileOf(found);
    if (file !== null) graph.get(found.from)?.push(file);
  }
  return graph;
}

/**
 * Returns the first circular chain of imports; empty if there is none.
 * @param {Graph} graph
 * @returns {readonly string[]}
 */
export function circleIn(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const chain = [];
  /** @param {string} file @returns {readonly string[]} */
  function follow(file) {
    if (chain.includes(file)) return [...chain.slice(chain.indexOf(file)), file];
    if (done.has(file)) return [];
    chain.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next);
      if (circle.length > 0) return circle;
    }
    chain.pop();
    done.add(file);
    return [];
  }
  for (const file of graph.keys()) {
    const circle = follow(file);
    if (circle.length > 0) return circle;
  }
  return [];
}

/**
 * Returns the structure of a folder. `rooms` counts its own files and its folders; `floors` is the longest chain of
 * imports, counting rooms that import one another once; `arrows` counts the pairs of rooms of which one imports the
 * other; `circle` lists rooms in a circle.
 * @param {Graph} graph
 * @param {string} folder
 */
export function planOf(graph, folder) {
  /** @param {string} file */
  const roomOf = (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const [file, imported] of graph) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const to = arrows.get(room) ?? new Set();
    arrows.set(room, to);
    for (const other of imported.map(roomOf))
      if (other !== undefined && other !== room) to.add(other);
  }
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  for (const room of arrows.keys()) {
    /** @type {Set<string>} */
    const all = new Set(arrows.get(room));
    for (const each of all) for (const next of arrows.get(each) ?? []) all.add(next);
    reached.set(room, all);
  }
  /** @type {Map<string, number>} */
  const floors = new Map();
  /** @param {string} room @returns {number} */
  function floorOf(room) {
    const below = [...(reached.get(room) ?? [])].filter((it) => !reached.get(it)?.has(room));
    const floor = floors.get(room) ?? 1 + Math.max(0, ...below.map(floorOf));
    floors.set(room, floor);
    return floor;
  }
  return {
    rooms: arrows.size,
    floors: Math.max(0, ...[...arrows.keys()].map(floorOf)),
    arrows: [...arrows.values()].reduce((sum, { size }) => sum + size, 0),
    circle: [...arrows.keys()].filter((room) => reached.get(room)?.has(room)),
  };
}
