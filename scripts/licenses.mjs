// The licences of what the built files have in them: the packages of the page and of its service worker with all that
// they stand on, typefaces too, each with the text that it comes with. The build writes them to `licenses.txt`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name @returns {{ version: string, license: string, dependencies?: object, homepage?: string }} */
const read = (name) => JSON.parse(readFileSync(`${ROOT}node_modules/${name}/package.json`, 'utf8'));

/** Those of package.json that the page needs when it runs, and what its service worker is made of. */
const OF_PAGE = Object.keys(
  JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).dependencies,
).concat('workbox-core', 'workbox-precaching');

/** The names of all packages in the built files, in order. */
export function packagesInBuild() {
  const found = new Set(OF_PAGE);
  // A set hands out what is added to it meanwhile.
  for (const name of found)
    for (const each of Object.keys(read(name).dependencies ?? {})) found.add(each);
  return [...found].sort();
}

/** Packages whose makers leave the text of their licence out, by whom it is taken from. */
const SAME_TEXT = { 'Apache-2.0': 'typescript' };

/** @param {string} name @returns {string} its own text, else that of its licence */
function textOf(name) {
  const file = readdirSync(`${ROOT}node_modules/${name}`).find((each) => /^licen[cs]e/i.test(each));
  if (file !== undefined) return readFileSync(`${ROOT}node_modules/${name}/${file}`, 'utf8');
  const { license } = read(name);
  const other = Object.entries(SAME_TEXT).find(([licence]) => licence === license)?.[1];
  if (other === undefined) throw new Error(`${name} comes without the text of its licence`);
  return textOf(other);
}

/** All of them as one text. */
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
 * Writes `licenses.txt`, and refuses a build with a package in it that the text does not name.
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
