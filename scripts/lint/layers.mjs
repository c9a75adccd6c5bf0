/**
 * Lists who may import whom: the arrows of ARCHITECTURE.md. Every import that the table does not allow is refused,
 * of packages too. `tests/imports.test.ts` checks all imports of src and e2e.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * What the files of a layer may import besides one another.
 * @typedef {object} Layer
 * @property {readonly string[]} [imports] folders or files, with everything below them; `*` stands for any name
 * @property {readonly string[]} [entries] folders of which only the `entry` may be imported
 * @property {readonly string[]} [packages] names of packages, `*` for any suffix
 * @property {readonly string[]} [lazy] folders that may be imported dynamically; the importing file's own folders
 * always may
 * @property {boolean} [flat] whether each folder in it is a layer of its own
 * @property {boolean} [pure] whether it has no clock, no randomness and no globals of its environment
 */

/**
 * The folders of each page that are no screens, in floors: the lowest first, and each may import those before it.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
const FLOORS = {
  'src/war/ui': [
    ['base'],
    ['board'],
    ['effects', 'dialogs', 'opponent', 'analysis', 'persistence'],
    ['screenReader', 'setup'],
    ['play'],
  ],
  'src/littlewars/ui': [
    ['base'],
    ['plan'],
    ['country', 'gunner', 'program', 'rulebook'],
    ['table'],
  ],
};

/**
 * The screens of each page: every other folder. No screen imports another, not even its entry: a screen is reached by
 * its route, and only `App` imports all of them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SCREENS = Object.fromEntries(
  Object.entries(FLOORS).map(([ui, floors]) => [
    ui,
    readdirSync(new URL(`../../${ui}`, import.meta.url), { withFileTypes: true })
      .filter((each) => each.isDirectory() && !floors.flat().includes(each.name))
      .map(({ name }) => name),
  ]),
);

/**
 * The layers of a game's page: its floors, and the screens above all of them.
 * @param {string} ui
 * @param {Layer} shared what all of them may import
 * @param {Readonly<Record<string, readonly string[]>>} [more] what a folder may import beyond that
 * @returns {Readonly<Record<string, Layer>>}
 */
function page(ui, shared, more = {}) {
  const floors = FLOORS[`src/${ui}`] ?? [];
  /** @param {readonly string[]} folders */
  const paths = (folders) => folders.map((folder) => `${ui}/${folder}`);
  /** @param {string} folder @param {readonly string[]} below */
  const layer = (folder, below) => ({
    ...shared,
    imports: [...(shared.imports ?? []), ...(more[folder] ?? []), ...paths(below)],
  });
  return Object.fromEntries([
    [ui, { ...shared, flat: true }],
    ...floors.flatMap((folders, floor) =>
      folders.map((folder) => [`${ui}/${folder}`, layer(folder, floors.slice(0, floor).flat())]),
    ),
    ...(SCREENS[`src/${ui}`] ?? []).map((screen) => [
      `${ui}/${screen}`,
      layer(screen, floors.flat()),
    ]),
    // The only binding of the store to React.
    [
      `${ui}/base/useGame.ts`,
      {
        imports: [...(shared.imports ?? []), `${ui}/base`],
        packages: [...(shared.packages ?? []), 'zustand', 'zustand/react/shallow'],
      },
    ],
  ]);
}

/** The games, each a folder of src. */
const GAMES = ['war', 'littlewars'];
const FONTS = '@fontsource/*';
/** The values of a game's kinds of seats, below the game itself. */
const SEAT_KINDS = ['kind.ts', 'kinds.ts', '*/kind.ts'].map((file) => `war/seats/${file}`);
const SEAT_WORDS = ['words.ts', '*/words.ts'].map((file) => `war/seats/${file}`);
const OF_WAR = ['shell', 'war/engine', 'war/game', ...SEAT_KINDS];
const OF_LITTLE_WARS = [
  ...['shell', 'littlewars/engine', 'littlewars/kriegspiel'],
  ...['littlewars/battles', 'littlewars/game'],
];

/** @type {Readonly<Record<string, Layer>>} */
export const LAYERS = {
  // Registers the games.
  'main.tsx': { imports: ['shell', 'firstRequests'], entries: GAMES },
  // Requests the first messages by their addresses.
  'firstRequests.ts': { imports: ['shell', 'war/words'] },
  // The entry of a game combines its own parts and the shell.
  ...Object.fromEntries(
    GAMES.map((game) => [
      `${game}/entry.tsx`,
      { imports: ['shell', ...['game', 'store', 'ui', 'words'].map((part) => `${game}/${part}`)] },
    ]),
  ),
  // The messages of every language, and the grammatical forms of their placeholders.
  languages: { imports: ['shell/language'] },
  shell: {
    imports: ['languages/languages.json', 'languages/en/shell'],
    packages: ['react', 'react-dom', 'react-dom/client', 'zustand', 'zustand/vanilla', FONTS],
  },

  // The text of records, by which an engine reads its notation. It imports nothing.
  'shell/record': { pure: true },
  // Caches of pure functions, for rules and programs too.
  'shell/memoizeEach.ts': { pure: true },

  'war/engine': { imports: ['shell/record'], pure: true },
  'war/game': { imports: OF_WAR, packages: ['valibot'] },
  // A kind of seat is a folder: its values lie below the game, its words beside those of the game, its port on the store.
  ...Object.fromEntries(
    SEAT_KINDS.map((file) => [file, { imports: ['war/engine', 'war/seats/kind.ts'] }]),
  ),
  ...Object.fromEntries(
    SEAT_WORDS.map((file) => [
      file,
      { imports: ['war/engine', 'war/words', ...SEAT_KINDS, ...SEAT_WORDS] },
    ]),
  ),
  'war/seats': { imports: [...OF_WAR, 'war/words', 'war/store', 'war/ui/opponent'] },
  // The bots. They import only the rules, so that they cannot see hidden parts of a game.
  'war/opponent': { imports: ['shell/memoizeEach.ts', 'war/engine'], pure: true },
  // Positions with a task, and the searches that prove them.
  'war/problems': { imports: ['war/engine'], pure: true },
  // The judgement of turns that were played.
  'war/analysis': { imports: ['war/engine', 'war/opponent', 'war/problems'], pure: true },
  'war/words': {
    imports: [
      ...[...OF_WAR, ...SEAT_WORDS, 'languages/en/war'],
      ...['war/opponent', 'war/problems', 'war/analysis'],
    ],
  },
  // The readers of saves are large, and loaded only if something is saved.
  'war/store': { imports: OF_WAR, packages: ['zustand/vanilla', 'valibot'], lazy: ['war/game'] },
  'war/console': {
    imports: ['shell', 'war/engine', 'war/opponent', 'war/words'],
    packages: ['node:*'],
  },
  ...page(
    'war/ui',
    {
      imports: [
        ...[...OF_WAR, 'war/seats', 'languages/en/war'],
        ...['war/problems', 'war/words', 'war/store'],
      ],
      packages: ['react', 'react-dom', FONTS],
    },
    {
      // Each uses a worker of its own.
      opponent: ['war/opponent'],
      analysis: ['war/analysis', 'war/opponent'],
    },
  ),
  // It draws the data that it is given, and knows no store.
  'war/ui/board': {
    imports: [...OF_WAR, 'war/words', 'war/ui/base'],
    packages: ['react', 'react-dom', FONTS],
  },

  // The other game knows nothing of the war.
  'littlewars/engine': { imports: ['shell/memoizeEach.ts'], pure: true },
  // The chapters of Kriegspiel, on the same engine.
  'littlewars/kriegspiel': { imports: ['shell/memoizeEach.ts', 'littlewars/engine'], pure: true },
  // Ready battles, as data.
  'littlewars/battles': {
    imports: ['shell/memoizeEach.ts', 'littlewars/engine', 'littlewars/kriegspiel'],
    pure: true,
  },
  'littlewars/game': {
    imports: ['shell', 'littlewars/engine', 'littlewars/kriegspiel', 'littlewars/battles'],
    packages: ['valibot'],
  },
  // Games of Kriegspiel, with its rules, which the page of Little Wars does without.
  'littlewars/game/kriegspiel': {
    imports: [
      ...['shell', 'littlewars/engine', 'littlewars/kriegspiel', 'littlewars/battles'],
      'littlewars/game',
    ],
    packages: ['valibot'],
  },
  // The program that plays Little Wars.
  'littlewars/opponent': {
    imports: ['littlewars/engine', 'littlewars/battles', 'littlewars/game'],
    pure: true,
  },
  'littlewars/words': {
    imports: [...OF_LITTLE_WARS, 'littlewars/opponent', 'languages/en/littlewars'],
  },
  'littlewars/store': { imports: OF_LITTLE_WARS, packages: ['zustand/vanilla', 'valibot'] },
  'littlewars/console': {
    imports: [
      ...['shell', 'littlewars/engine', 'littlewars/kriegspiel', 'littlewars/battles'],
      ...['littlewars/game', 'littlewars/opponent'],
    ],
    packages: ['node:*'],
  },
  ...page(
    'littlewars/ui',
    {
      imports: [...OF_LITTLE_WARS, 'littlewars/words', 'littlewars/store'],
      packages: ['react', 'react-dom', FONTS],
    },
    // It uses a worker of its own.
    { program: ['littlewars/opponent'] },
  ),

  // The page for articles: drawn by the board of the game, without its store.
  embed: {
    imports: [
      ...[...OF_WAR, 'war/words', 'war/store'],
      ...['war/ui/board', 'war/ui/effects/animations'],
    ],
    packages: ['react', 'react-dom', 'react-dom/client'],
  },
  // The service worker, which knows files and no game.
  offline: { packages: ['workbox-core', 'workbox-precaching'] },
  // The exports of the engine.
  package: { imports: ['shell/record', 'war/engine'] },

  // The browser tests know only the built game, nothing of src; ws and Testing Library drive the other engines.
  e2e: {
    imports: ['browsers', 'chromium', 'firstGame', 'timeLimits', 'lint/fence'].map(
      (file) => `scripts/${file}.mjs`,
    ),
    packages: [
      ...['node:*', '@playwright/test', '@axe-core/playwright', 'axe-core', 'ws'],
      '@testing-library/dom',
    ],
  },
};

/** @param {string} path @returns {readonly string[]} its names, without an ending, which an import lacks too */
const namesOf = (path) => path.replace(/\.tsx?$/, '').split('/');

/** @param {string} path @param {string} folder or file, where `*` stands for any name */
function isWithin(path, folder) {
  const names = namesOf(path);
  return namesOf(folder).every((name, i) => name === names[i] || (name === '*' && i in names));
}

/**
 * Returns the rule that an import breaks, in one line; null if it is allowed.
 * @param {import('../imports.mjs').Import} found
 * @returns {string | null}
 */
export function refusalOf({ from, specifier, lazy }) {
  const file = from.replace(/^src\//, '');
  const name = Object.keys(LAYERS)
    .filter((layer) => isWithin(file, layer))
    .sort((a, b) => b.length - a.length)[0];
  /** @param {string} rule */
  const refuse = (rule) => `${from} imports ${specifier}: ${rule}`;
  const layer = name === undefined ? undefined : LAYERS[name];
  if (
    name === undefined ||
    layer === undefined ||
    (layer.flat && file.slice(name.length + 1).includes('/'))
  )
    return refuse('its folder has no place in scripts/lint/layers.mjs');

  const { imports = [], entries = [], packages = [] } = layer;
  if (!specifier.startsWith('.'))
    return packages.some((each) =>
      each.endsWith('*') ? specifier.startsWith(each.slice(0, -1)) : specifier === each,
    )
      ? null
      : refuse(
          `${name} may import ${packages.length > 0 ? `of packages ${packages.join(', ')}` : 'no package'}`,
        );
  if (/(?:^|\/)\.{0,2}$/.test(specifier)) return refuse('a file is imported by its name');

  const target = join(dirname(from), specifier).replace(/^src\//, '');
  const may =
    [name, ...imports].some((each) => isWithin(target, each)) ||
    entries.some((each) => target === `${each}/entry`);
  if (!may) {
    const all = ['its own files', ...imports, ...entries.map((each) => `${each}/entry`)];
    return refuse(`${name} may import ${all.join(', ')}`);
  }
  if (!lazy) return null;
  const below = /^\.\/\w/.test(specifier);
  if (GAMES.some((game) => isWithin(file, `${game}/ui`)) && !/\/entry\.tsx?$/.test(file))
    return refuse('on a page, what is loaded when it is wanted is imported in an entry');
  return below || layer.lazy?.some((each) => isWithin(target, each))
    ? null
    : refuse('what is loaded when it is wanted lies below the file that imports it');
}
