/**
 * Which part of src may import which: the arrows of ARCHITECTURE.md, as allow-lists for the linter. Whatever they do not
 * name is refused, packages too.
 */

/**
 * What a part of src may import besides its own files: other parts, of the parts named as `doors` their door alone, and
 * packages.
 * @typedef {{ parts: readonly string[], doors?: readonly string[], packages: readonly string[] }} Part
 */

/** The war's page: what all of its folders may import. */
export const WAR_UI = {
  parts: ['shell', 'war/engine', 'war/game', 'war/problems', 'war/words', 'war/store'],
  packages: ['react', 'react-dom', '@fontsource/[\\w./-]+(?:\\?url)?'],
};
/** The layers of the page, lowest first: a folder imports those of the layers before its own. */
const UI_LAYERS = [
  ['base'],
  ['ways'],
  ['board'],
  ['insight'],
  ['plots', 'pictures', 'sound', 'moments'],
  ['voice', 'clock'],
  ['table'],
  ['scene'],
  ['analysis'],
];
/** Above them lie the screens: each imports the layers, and of another screen its door. */
const SCREENS = [
  'addressed',
  'aids',
  'deployment',
  'ear',
  'editor',
  'end',
  'headquarters',
  'history',
  'keeping',
  'lessons',
  'library',
  'mapEditor',
  'opponent',
  'printing',
  'problems',
  'records',
  'rulebook',
  'settings',
  'study',
  'war',
].map((screen) => `war/ui/${screen}`);
const layersBelow = (/** @type {number} */ layer) =>
  UI_LAYERS.slice(0, layer)
    .flat()
    .map((folder) => `war/ui/${folder}`);
/** @type {Readonly<Record<string, Part>>} */
const UI_PARTS = Object.fromEntries([
  ...UI_LAYERS.flatMap((folders, layer) =>
    folders.map((folder) => [
      `war/ui/${folder}`,
      { ...WAR_UI, parts: [...WAR_UI.parts, ...layersBelow(layer)] },
    ]),
  ),
  ...SCREENS.map((screen) => [
    screen,
    {
      ...WAR_UI,
      parts: [...WAR_UI.parts, ...layersBelow(UI_LAYERS.length)],
      doors: SCREENS.filter((other) => other !== screen),
    },
  ]),
  // It asks the opponent, in a worker of its own.
  [
    'war/ui/opponent',
    {
      ...WAR_UI,
      parts: [...WAR_UI.parts, 'war/opponent', ...layersBelow(UI_LAYERS.length)],
      doors: SCREENS.filter((other) => other !== 'war/ui/opponent'),
    },
  ],
  // It analyses, in a worker of its own.
  [
    'war/ui/analysis',
    {
      ...WAR_UI,
      parts: [
        ...WAR_UI.parts,
        'war/analysis',
        'war/opponent',
        ...layersBelow(UI_LAYERS.length - 1),
      ],
    },
  ],
  // It draws what it is given, and knows no store.
  [
    'war/ui/board',
    { ...WAR_UI, parts: ['shell', 'war/engine', 'war/game', 'war/words', 'war/ui/base'] },
  ],
]);

/** The page of Little Wars: what all of its folders may import. */
export const LITTLE_WARS_UI = {
  parts: ['shell', 'engine', 'battles', 'game', 'words', 'store'].map((part) =>
    part === 'shell' ? part : `littlewars/${part}`,
  ),
  packages: ['react', '@fontsource/[\\w./-]+(?:\\?url)?'],
};
/** Its layers, lowest first, and above them its screens, each entered by its door. */
const LITTLE_WARS_LAYERS = ['base', 'plan', 'gunner'];
const LITTLE_WARS_SCREENS = [
  'country',
  'headquarters',
  'lessons',
  'library',
  'rulebook',
  'settingOut',
  'table',
].map((screen) => `littlewars/ui/${screen}`);
const littleWarsBelow = (/** @type {number} */ layer) =>
  LITTLE_WARS_LAYERS.slice(0, layer).map((folder) => `littlewars/ui/${folder}`);
/** @type {Readonly<Record<string, Part>>} */
const LITTLE_WARS_UI_PARTS = Object.fromEntries([
  ...LITTLE_WARS_LAYERS.map((folder, layer) => [
    `littlewars/ui/${folder}`,
    { ...LITTLE_WARS_UI, parts: [...LITTLE_WARS_UI.parts, ...littleWarsBelow(layer)] },
  ]),
  ...LITTLE_WARS_SCREENS.map((screen) => [
    screen,
    {
      ...LITTLE_WARS_UI,
      parts: [...LITTLE_WARS_UI.parts, ...littleWarsBelow(LITTLE_WARS_LAYERS.length)],
      doors: LITTLE_WARS_SCREENS.filter((other) => other !== screen),
    },
  ]),
]);

/** @type {Readonly<Record<string, Part>>} */
const PARTS = {
  shell: {
    parts: [],
    packages: [
      'react',
      'react-dom',
      'react-dom/client',
      'zustand',
      'zustand/vanilla',
      '@fluent/bundle',
      '@fontsource/[\\w./-]+(?:\\?url)?',
    ],
  },
  'war/engine': { parts: [], packages: [] },
  'war/game': { parts: ['shell', 'war/engine'], packages: ['valibot'] },
  /** Who plays against people: given the rules alone, and so no game with what is hidden in it. */
  'war/opponent': { parts: ['war/engine'], packages: [] },
  /** Positions with a task, and the searches that prove them: of the rules alone. */
  'war/problems': { parts: ['war/engine'], packages: [] },
  /** What turns were worth that have been played: by the opponent's judgement, and by the searches that prove problems. */
  'war/analysis': { parts: ['war/engine', 'war/opponent', 'war/problems'], packages: [] },
  'war/words': {
    parts: ['shell', 'war/engine', 'war/game', 'war/opponent', 'war/problems', 'war/analysis'],
    packages: [],
  },
  'war/store': {
    parts: ['shell', 'war/engine', 'war/game'],
    packages: ['zustand/vanilla', 'valibot'],
  },
  'war/ui': WAR_UI,
  ...UI_PARTS,
  /** The page in articles: drawn by the board of the game, without its store. */
  embed: {
    parts: [
      'shell',
      'war/engine',
      'war/game',
      'war/words',
      'war/store',
      'war/ui/board',
      'war/ui/insight',
      'war/ui/scene',
    ],
    packages: ['react'],
  },
  /** The service worker, which knows files and no game. */
  offline: { parts: [], packages: ['workbox-(?:core|precaching)'] },
  /** What others have of the engine, named. */
  package: { parts: ['war/engine'], packages: [] },
  'war/console': {
    parts: ['shell', 'war/engine', 'war/opponent', 'war/words'],
    packages: ['node:[\\w/]+'],
  },
  /** The other game: it knows nothing of the war. */
  'littlewars/engine': { parts: [], packages: [] },
  /** Battles ready to fight, as data. */
  'littlewars/battles': { parts: ['littlewars/engine'], packages: [] },
  'littlewars/console': {
    parts: ['shell', 'littlewars/engine', 'littlewars/battles'],
    packages: ['node:[\\w/]+'],
  },
  'littlewars/game': {
    parts: ['shell', 'littlewars/engine', 'littlewars/battles'],
    packages: ['valibot'],
  },
  'littlewars/words': {
    parts: ['shell', 'littlewars/engine', 'littlewars/battles', 'littlewars/game'],
    packages: [],
  },
  'littlewars/store': {
    parts: ['shell', 'littlewars/engine', 'littlewars/battles', 'littlewars/game'],
    packages: ['zustand/vanilla', 'valibot'],
  },
  'littlewars/ui': LITTLE_WARS_UI,
  ...LITTLE_WARS_UI_PARTS,
};
export const ORDER = [
  'shell; engine ← game ← words, store ← ui; engine ← opponent, problems ← analysis ← words ← console; engine ← package; littlewars: engine ← battles ← console, game ← words, store ← ui',
  `in ui: ${UI_LAYERS.map((folders) => folders.join(', ')).join(' ← ')} ← screens, each entered by its door`,
].join('; ');

// A path that never climbs, with a suffix such as ?url at most.
export const DOWN = String.raw`[A-Za-z0-9][\w.-]*(?:/[A-Za-z0-9][\w.-]*)*(?:\?\w+)?`;
const up = (/** @type {number | string} */ levels) => String.raw`(?:\.\./){${levels}}`;

/**
 * An allow-list, as the rule that refuses every other import.
 * @param {string[]} allowed regular expressions, each for a whole import
 * @param {string} message
 * @returns {{ 'no-restricted-imports': ['error', object] }}
 */
export const allow = (allowed, message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: `^(?!(?:${allowed.join('|')})$)`, message }] },
  ],
});

/**
 * How a file `depth` folders below one folder of src writes its way to another folder of src.
 * @param {string} from
 * @param {string} to
 * @param {number} depth
 */
function way(from, to, depth) {
  const [here, there] = [from.split('/'), to.split('/')];
  const differs = here.findIndex((name, i) => name !== there[i]);
  const common = differs < 0 ? here.length : differs;
  return `${up(here.length - common + depth)}${there.slice(common).join('/')}`;
}

/**
 * The allow-list of the files that lie `depth` folders below a part.
 * @param {string} name
 * @param {Part} part
 * @param {number} depth
 */
export const imports = (name, { parts, doors = [], packages }, depth) => [
  String.raw`\./${DOWN}`,
  ...(depth > 0 ? [`${up(`1,${depth}`)}${DOWN}`] : []),
  ...parts.map((other) => `${way(name, other, depth)}/${DOWN}`),
  ...doors.map((other) => `${way(name, other, depth)}/door`),
  ...packages,
];

/** Folders below a part; the page itself is but one file, and its folders are parts. */
const deepest = (/** @type {string} */ name) => (/\/ui$/.test(name) ? 0 : 3);
export const fenced = Object.entries(PARTS).flatMap(([name, part]) =>
  Array.from({ length: deepest(name) + 1 }, (_, depth) => ({
    files: [`src/${name}/${'*/'.repeat(depth)}*.{ts,tsx}`],
    rules: allow(imports(name, part, depth), `src/${name} may not import this. ${ORDER}`),
  })),
);
