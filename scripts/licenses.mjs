// Collects the licences of the packages in the built files: those of the page and of its service worker with all
// dependencies, including typefaces, each with its text. The build writes them to `licenses.txt`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name @returns {{ version: string, license: string, dependencies?: object, homepage?: string }} */
const read = (name) => JSON.parse(readFileSync(`${ROOT}node_modules/${name}/package.json`, 'utf8'));

/** The packages of package.json that the page needs at run time, and those of its service worker. */
const OF_PAGE = Object.keys(
  JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).dependencies,
).concat('workbox-core', 'workbox-precaching');

/** Returns the names of all packages in the built files, in order. */
export function packagesInBuild() {
  const found = new Set(OF_PAGE);
  // Iterating a set also visits elements added during the iteration.
  for (const name of found)
    for (const each of Object.keys(read(name).dependencies ?? {})) found.add(each);
  return [...found].sort();
}

/** @param {string} name @returns {string} the text of its licence */
function textOf(name) {
  const file = readdirSync(`${ROOT}node_modules/${name}`).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} comes without the text of its licence`);
  return readFileSync(`${ROOT}node_modules/${name}/${file}`, 'utf8');
}

/** Returns all licences as one text. */
export const licencesText = () =>
  [
    'The Game of War is free software under the MIT licence:\n',
    readFileSync(`${ROOT}LICENSE`, 'utf8'),
    'It has in it, each under its own licence:\n',
    ...packagesInBuild().map((name) => {
      const { version, license } = read(name);
      return `${'='.repeat(72)}\n${name} ${version} (${license})\n\n${textOf(name).trim()}\n`;
    }),
  ].join('\n');

/**
 * Returns the plugin that writes `licenses.txt` and fails the build if it contains a package that the text does not
 * name.
 * @returns {import('vite').Plugin}
 */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const named = packagesInBuild();
    for (const id of this.getModuleIds()) {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
      if (name !== undefined && !named.includes(name))
        this.error(`licenses.txt does not name ${name}, of which the build has a module`);
    }
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licencesText() });
  },
});
