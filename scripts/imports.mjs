/** The imports of the project's files, and what folders look like by them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/**
 * An import of values or types, at the top of a file or, `lazy`, when it is wanted.
 * @typedef {{ from: string, specifier: string, lazy: boolean }} Import
 */

/** @param {string} from the file's path @param {string} text what stands in it @returns {Import[]} */
export const importsIn = (from, text) =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from,
    specifier: fileName,
    lazy: /\bimport\s*\(\s*$/.test(text.slice(Math.max(0, pos - 40), pos)),
  }));

/** The programs below a folder. @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file.replaceAll('\\', '/')));

/** All imports of the programs below a folder. @param {string} folder */
export const importsOf = (folder) =>
  filesBelow(folder).flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

/** The program that an import names; null where it names a package, a sheet or data. @param {Import} found */
export function fileOf({ from, specifier }) {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ??
    null
  );
}

/** Which programs each one imports. @typedef {ReadonlyMap<string, readonly string[]>} Graph */

/** @param {string} folder @returns {Graph} */
export function graphOf(folder) {
  /** @type {Map<string, string[]>} */
  const graph = new Map(filesBelow(folder).map((file) => [file, []]));
  for (const found of importsOf(folder)) {
    const file = fileOf(found);
    if (file !== null) graph.get(found.from)?.push(file);
  }
  return graph;
}

/**
 * The first chain of imports found that leads back to where it began; empty where there is none.
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
 * What a folder is like: its rooms, which are its own files and its folders; its floors, the most rooms in a chain of
 * imports, rooms that import one another counting once; its arrows, the pairs of rooms of which one imports the other;
 * and the rooms that lie in a circle.
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
