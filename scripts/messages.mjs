// Joins the messages of a game into the parts that a page fetches. Each namespace is a file, in a folder for each language;
// `parts.json` beside those folders lists the namespaces that are fetched together. `import { ADDRESSES } from
// './parts.json?urls'` gives the address of each part by language: `ADDRESSES.fr.first`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const QUERY = /\/parts\.json\?urls$/;

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the parts of all languages in a folder, each with the messages of its namespaces.
 * @throws if a language lacks a file.
 * @param {string} folder that holds `parts.json` and a folder for each language
 * @returns {{ language: string, part: string, files: string[], messages: Record<string, object> }[]}
 */
export function joinedParts(folder) {
  /** @type {Record<string, string[]>} */
  const parts = read(path.join(folder, 'parts.json'));
  // A checkout may hold empty folders, which git leaves behind.
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && readdirSync(path.join(folder, each.name)).length > 0)
    .map(({ name }) => name);
  return languages.flatMap((language) =>
    Object.entries(parts).map(([part, namespaces]) => {
      const files = namespaces.map((name) => path.join(folder, language, `${name}.json`));
      const messages = Object.fromEntries(
        namespaces.map((name, i) => [name, read(files[i] ?? '')]),
      );
      return { language, part, files, messages };
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
      const folder = path.dirname(id);
      /** @type {Record<string, Record<string, string>>} */
      const urls = {};
      for (const { language, part, files, messages } of joinedParts(folder)) {
        for (const file of files) this.addWatchFile(file);
        const source = JSON.stringify(messages);
        (urls[language] ??= {})[part] = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({
              type: 'asset',
              name: `${part}.json`,
              // What scripts/firstGame.mjs finds it by.
              originalFileName: path.relative(root, path.join(folder, language, `${part}.json`)),
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
