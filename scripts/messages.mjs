// Joins the messages of a game into the parts that a page fetches. Each namespace is a file of `src/languages`, in a folder
// for each language and game; `parts.json` in `words` of the game lists the namespaces that are fetched together.
// `import { ADDRESSES } from './parts.json?urls'` gives the address of each part by language: `ADDRESSES.fr.first`.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const QUERY = /\/parts\.json\?urls$/;

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the list of languages in a folder that holds their folders.
 * @param {string} languages
 * @returns {string[]} their codes
 */
export const languagesIn = (languages) => Object.keys(read(path.join(languages, 'languages.json')));

/**
 * Returns the parts of a game in all languages, each with the messages of its namespaces.
 * @throws if a language lacks a file.
 * @param {string} words the folder of the game's `parts.json`: `src/war/words`
 * @param {string} languages the folder of the languages
 * @returns {{ language: string, part: string, folder: string, files: string[], messages: Record<string, object> }[]}
 */
export function joinedParts(words, languages = path.join(words, '../../languages')) {
  /** @type {Record<string, string[]>} */
  const parts = read(path.join(words, 'parts.json'));
  const game = path.basename(path.dirname(words));
  return languagesIn(languages).flatMap((language) =>
    Object.entries(parts).map(([part, namespaces]) => {
      const folder = path.join(languages, language, game);
      const files = namespaces.map((name) => path.join(folder, `${name}.json`));
      const messages = Object.fromEntries(
        namespaces.map((name, i) => [name, read(files[i] ?? '')]),
      );
      return { language, part, folder, files, messages };
    }),
  );
}

/**
 * Resolves imports of `parts.json?urls`. A build emits a file for each part; in development and in tests each is a
 * `data:` address.
 * @returns {import('vite').Plugin}
 */
export function messageParts() {
  let root = '';
  let isBuild = false;
  return {
    name: 'message-parts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    load(id) {
      if (!QUERY.test(id)) return null;
      /** @type {Record<string, Record<string, string>>} */
      const urls = {};
      for (const { language, part, folder, files, messages } of joinedParts(path.dirname(id))) {
        for (const file of files) this.addWatchFile(file);
        const source = JSON.stringify(messages);
        (urls[language] ??= {})[part] = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({
              type: 'asset',
              name: `${part}.json`,
              // What scripts/firstGame.mjs finds it by.
              originalFileName: path.relative(root, path.join(folder, `${part}.json`)),
              source,
            })}`
          : JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
      }
      const languages = Object.entries(urls).map(([language, parts]) => {
        const each = Object.entries(parts).map(([part, url]) => `${JSON.stringify(part)}: ${url}`);
        return `${JSON.stringify(language)}: { ${each.join(', ')} }`;
      });
      return { code: `export const ADDRESSES = { ${languages.join(', ')} };`, moduleType: 'js' };
    },
  };
}
