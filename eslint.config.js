import css from '@eslint/css';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expectInLoops } from './scripts/expectInLoops.mjs';

/**
 * What a part of src may import besides its own files: other parts, of the parts named as `doors` their door alone, and
 * packages.
 * @typedef {{ parts: readonly string[], doors?: readonly string[], packages: readonly string[] }} Part
 */

/** The war's page: what all of its folders may import. */
const WAR_UI = {
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
];
/** Above them lie the screens: each imports the layers, and of another screen its door. */
const SCREENS = [
  'addressed',
  'aids',
  'analysis',
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
      parts: [...WAR_UI.parts, 'war/analysis', 'war/opponent', ...layersBelow(UI_LAYERS.length)],
      doors: SCREENS.filter((other) => other !== 'war/ui/analysis'),
    },
  ],
  // It draws what it is given, and knows no store.
  [
    'war/ui/board',
    { ...WAR_UI, parts: ['shell', 'war/engine', 'war/game', 'war/words', 'war/ui/base'] },
  ],
]);

/** The page of Little Wars: what all of its folders may import. */
const LITTLE_WARS_UI = {
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
      'war/ui/history',
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
const ORDER = [
  'shell; engine ← game ← words, store ← ui; engine ← opponent, problems ← analysis ← words ← console; engine ← package; littlewars: engine ← battles ← console, game ← words, store ← ui',
  `in ui: ${UI_LAYERS.map((folders) => folders.join(', ')).join(' ← ')} ← screens, each entered by its door`,
].join('; ');

// A path that never climbs, with a suffix such as ?url at most.
const DOWN = String.raw`[A-Za-z0-9][\w.-]*(?:/[A-Za-z0-9][\w.-]*)*(?:\?\w+)?`;
const up = (/** @type {number | string} */ levels) => String.raw`(?:\.\./){${levels}}`;

/**
 * An allow-list, as the rule that refuses every other import.
 * @param {string[]} allowed regular expressions, each for a whole import
 * @param {string} message
 * @returns {{ 'no-restricted-imports': ['error', object] }}
 */
const allow = (allowed, message) => ({
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
const imports = (name, { parts, doors = [], packages }, depth) => [
  String.raw`\./${DOWN}`,
  ...(depth > 0 ? [`${up(`1,${depth}`)}${DOWN}`] : []),
  ...parts.map((other) => `${way(name, other, depth)}/${DOWN}`),
  ...doors.map((other) => `${way(name, other, depth)}/door`),
  ...packages,
];

/** Folders below a part; the page itself is but one file, and its folders are parts. */
const deepest = (/** @type {string} */ name) => (/\/ui$/.test(name) ? 0 : 3);
const fenced = Object.entries(PARTS).flatMap(([name, part]) =>
  Array.from({ length: deepest(name) + 1 }, (_, depth) => ({
    files: [`src/${name}/${'*/'.repeat(depth)}*.{ts,tsx}`],
    rules: allow(imports(name, part, depth), `src/${name} may not import this. ${ORDER}`),
  })),
);

const PIECE =
  'Ask for a piece of the browser where it may be refused: src/shell/platform/pieces.ts.';
/** What a browser may be without, or refuse as it is looked at or made. */
const PIECES = [
  ...[
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'cookieStore',
    'navigator',
    'crypto',
  ],
  ...['BroadcastChannel', 'SharedWorker', 'matchMedia', 'AudioContext', 'OfflineAudioContext'],
  ...['ResizeObserver', 'IntersectionObserver', 'requestIdleCallback', 'Notification'],
];
const WORLDS = ['window', 'globalThis', 'self'];

/** @param {string} selector @param {string} message */
const refuse = (selector, message) => ({ selector, message });
const DEFAULT_EXPORT = refuse(
  'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  'Export by name: one thing, one name.',
);

const LIMIT = 'A time limit has its name and reason in scripts/timeLimits.mjs.';
/** Any number that says how long a test may wait, in whichever of the ways to say so. */
const OWN_LIMITS = [
  'Property[key.name=/(?:^t|T)imeout$/]:not([value.object.name="LIMITS"])',
  'Property[key.value=/(?:^t|T)imeout$/]',
  'CallExpression[callee.property.name=/^set\\w*Timeout$/]',
  'CallExpression[callee.property.name="slow"][callee.object.name="test"]',
  'CallExpression[callee.property.name="waitForTimeout"]',
  // Its own default, a second, is no limit for a busy machine.
  'CallExpression[callee.object.name="vi"][callee.property.name=/^wait/]:not([arguments.1.object.name="LIMITS"])',
  // Behind the body of a test, of one of a table, or of what comes before and after.
  'CallExpression[arguments.length>1]:matches([callee.name=/^(?:test|it|describe|before|after)/], [callee.callee.property.name="each"], [callee.object.name=/^(?:test|it|describe)$/]) > Literal.arguments[raw=/^\\d/]',
  'CallExpression[callee.name="setTimeout"] > Literal.arguments[raw=/^\\d/]',
].map((selector) => refuse(selector, LIMIT));

/** What may be judged by one reading; everything else of a page is right a moment later, and is asked for again. */
const READ_ONCE = [
  // They look again by themselves, until a fault has stayed or a place is the same twice.
  ...['axeFaults', 'violations', 'layoutFaults', 'orphans', 'outOfSight', 'lastingFaults', 'boxOf'],
  ...['both', 'look', 'lessonFaults', 'misnamed', 'faultsOf', 'ending'],
  // What an act has made, or read, is there.
  ...['saved', 'savedRecord', 'pages', 'readFile'],
  // What may never have been there, not for a moment; and a measure that only grows.
  ...['search', 'longestGap', 'shifts'],
].join('|');
const ONE_READING = [
  '',
  'MemberExpression.arguments ',
  'CallExpression.arguments ',
  'ArrayExpression.arguments ',
]
  .map((within) => `> ${within}AwaitExpression${within === '' ? '.arguments' : ''}`)
  .map((awaited) =>
    refuse(
      `CallExpression:matches([callee.name="expect"], [callee.object.name="expect"]) ${awaited}:not([argument.callee.name=/^(?:${READ_ONCE})$/])`,
      'Read once, a page is judged before it is ready: `await expect.poll(() => …)`.',
    ),
  );

/**
 * The shape of a module; code that is loaded when it is wanted is imported late, from where the fence can see it.
 * @param {string | null} late a regular expression for what is imported late, or null for nothing
 * @returns {{ 'no-restricted-syntax': ['error', ...object[]] }}
 */
const moduleShape = (late) => ({
  'no-restricted-syntax': [
    'error',
    DEFAULT_EXPORT,
    refuse('TSEnumDeclaration', 'Take a union from an `as const` list.'),
    refuse(
      'ExportAllDeclaration, ExportNamedDeclaration[source]',
      'No barrels: import from the file that has it.',
    ),
    refuse(
      `ImportExpression${late === null ? '' : `:not([source.value=/${late}/])`}`,
      'Import at the top of the file, or late from ./below; on the page, in a door.',
    ),
    refuse('TSImportType, TSImportEqualsDeclaration', 'Import at the top of the file.'),
    // Where a worker is made, its file has to be named.
    refuse(
      'NewExpression[callee.name="Worker"]:not(CallExpression[callee.name="workerOf"] > ArrowFunctionExpression > NewExpression)',
      PIECE,
    ),
    refuse('CallExpression[callee.property.name=/^(?:push|replace)State$/]', PIECE),
  ],
});
/** What machines may reckon differently, and chance. */
const INEXACT = [
  'random',
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh'],
  ...['acosh', 'atanh', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'cbrt', 'hypot'],
];
// No slash may stand in a regular expression within a selector.
const BELOW = String.raw`^\.\u002F[A-Za-z]`;

/**
 * The fence between the parts and the shape of a module. It needs no types, so that
 * tests/fence.test.ts can try it on files that do not exist.
 */
export const fence = defineConfig(
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      ...allow([], `A part of src needs a place in the fence (eslint.config.js). ${ORDER}`),
      'no-console': 'error',
      ...moduleShape(BELOW),
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A service worker is nowhere but where all that it needs is.
    ignores: ['src/shell/platform/pieces.ts', 'src/offline/**'],
    rules: {
      'no-restricted-globals': ['error', ...PIECES.map((name) => ({ name, message: PIECE }))],
      'no-restricted-properties': [
        'error',
        ...WORLDS.flatMap((object) =>
          PIECES.map((property) => ({ object, property, message: PIECE })),
        ),
      ],
    },
  },
  ...fenced,
  { files: ['src/{war,littlewars}/ui/**/*.{ts,tsx}'], rules: moduleShape(null) },
  { files: ['src/{war,littlewars}/ui/**/door.{ts,tsx}'], rules: moduleShape(BELOW) },
  {
    // What reads saves is large, and wanted only where something is kept.
    files: ['src/war/store/*.ts'],
    rules: moduleShape(String.raw`${BELOW}|^\.\.\u002Fgame\u002F[A-Za-z]`),
  },
  {
    files: [
      'src/war/{engine,opponent,problems,analysis}/**/*.{ts,tsx}',
      'src/littlewars/{engine,battles}/**/*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine has no clock; the opponent is handed one.' },
        { name: 'globalThis', message: 'The engine has no world around it.' },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'The engine has no chance; the opponent has what a seed decides.',
        },
      ],
    },
  },
  {
    // A record replays to the sixteenth on every machine: sums, products, quotients and roots alone are the same on all.
    files: ['src/littlewars/{engine,battles}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...INEXACT.map((property) => ({
          object: 'Math',
          property,
          message: 'The engine of Little Wars reckons by + − × ÷ and Math.sqrt alone (angles.ts).',
        })),
      ],
      'no-restricted-syntax': [
        ...moduleShape(BELOW)['no-restricted-syntax'],
        refuse(
          'BinaryExpression[operator="**"], AssignmentExpression[operator="**="]',
          'A power is a product, which is the same on every machine.',
        ),
      ],
    },
  },
  {
    // The one binding of the store to React.
    files: ['src/war/ui/base/useGame.ts'],
    rules: allow(
      [...imports('war/ui/base', WAR_UI, 0), 'zustand', 'zustand/react/shallow'],
      `src/war/ui/base/useGame.ts may not import this. ${ORDER}`,
    ),
  },
  {
    files: ['src/littlewars/ui/base/useGame.ts'],
    rules: allow(
      [...imports('littlewars/ui/base', LITTLE_WARS_UI, 0), 'zustand', 'zustand/react/shallow'],
      `src/littlewars/ui/base/useGame.ts may not import this. ${ORDER}`,
    ),
  },
  {
    // What registers a game: it puts the game's parts together.
    files: ['src/*/door.tsx'],
    rules: allow(
      [String.raw`\.\./shell/${DOWN}`, String.raw`\./(?:game|store|ui|words)/${DOWN}`],
      'A game is put together in its door: of its own parts, and the shell.',
    ),
  },
  {
    // A game more is a folder more, and here a line.
    files: ['src/main.tsx'],
    rules: allow(
      [String.raw`\./shell/${DOWN}`, String.raw`\./[\w-]+/door`],
      'The page puts the shell and the doors of the games together, and knows nothing of their insides.',
    ),
  },
  {
    // The one barrel: what others import by the name of a package.
    files: ['src/package/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        DEFAULT_EXPORT,
        refuse('ExportAllDeclaration', 'Name what is exported.'),
      ],
    },
  },
  { files: ['docs/examples/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['src/{war,littlewars}/console/**/*.ts'], rules: { 'no-console': 'off' } },
  ...[0, 1, 2].map((depth) => ({
    files: [`e2e/${'*/'.repeat(depth)}*.ts`],
    rules: allow(
      [
        ...imports('e2e', { parts: [], packages: ['node:[\\w/]+'] }, depth),
        '@playwright/test',
        '@axe-core/playwright',
        'axe-core',
        // What the journeys drive the other engines with.
        'ws',
        '@testing-library/dom',
        // The lists of the build that are weighed, and how long to wait.
        String.raw`(?:\.\./)+scripts/(?:browsers|chromium|firstGame|timeLimits)\.mjs`,
      ],
      'The browser tests know the built game alone, nothing of src.',
    ),
  })),
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts', '{scripts,tools}/**/*.mjs'],
    // Playwright wants its global set-up and its settings as default exports.
    ignores: ['e2e/support/server.ts', 'tests/saves/record/playwright.config.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ...OWN_LIMITS] },
  },
  {
    files: ['e2e/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ...OWN_LIMITS, ...ONE_READING] },
  },
  {
    files: ['e2e/support/server.ts', 'playwright.config.ts', 'vite.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OWN_LIMITS] },
  },
);

/**
 * Every rule that is asked of the project's code, whichever linter sees to it: tests/lint.test.ts counts them.
 */
export const demanded = defineConfig(
  { ignores: ['dist/', 'build/', 'coverage/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Texts of the notation are ASCII, so their code points are their letters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `import { type A }` loads the file all the same.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
  },
  {
    // Whatever may import React; elsewhere the fence keeps it out.
    files: ['src/{shell,embed,*/ui}/**/*.{ts,tsx}', 'src/*/door.tsx', 'src/main.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    plugins: { local: { rules: { 'expect-in-loops': expectInLoops } } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'local/expect-in-loops': ['error', { sure: ['rounds', 'randomPositions', 'sampleOf'] }],
    },
  },
  fence,
);

// Baseline counts it as a whole, and WebKit leaves out a line with more than its kind.
const DECORATION = refuse(
  'Declaration[property="text-decoration"] > Value[children.length>1]',
  'WebKit drops it whole: text-decoration-line, -style, -thickness and -color, each by itself.',
);

/** `npm run exhaustive` sets it. */
const EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/** Of what Oxlint lacks, what needs types: they cost more than all the rest, so `npm run exhaustive` alone asks it. */
export const ONLY_EXHAUSTIVE = ['@typescript-eslint/no-unsafe-class-instance-assignment'];

/** @type {{ rules: object, overrides: { rules: object }[] }} */
const oxlint = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));
const RULES_OF_OXLINT = [oxlint, ...oxlint.overrides].flatMap(({ rules }) => Object.keys(rules));

export default defineConfig(
  demanded.slice(0, -fence.length),
  {
    // What Oxlint sees to, many times faster, is not asked twice.
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: Object.fromEntries(RULES_OF_OXLINT.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.{ts,tsx}'],
    ...(EXHAUSTIVE
      ? {
          languageOptions: {
            parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
          },
        }
      : { rules: Object.fromEntries(ONLY_EXHAUSTIVE.map((rule) => [rule, 'off'])) }),
  },
  {
    // What not all three engines have, by the list of Baseline, is named here with what a player has without it.
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'newly',
          allowProperties: [
            // The browser's own colour of a box, a line of one word, a bounce at the end of a list.
            ...['accent-color', 'text-wrap', 'overscroll-behavior'],
            // Written a second time as WebKit has it, and a field that does not grow on a phone.
            ...['user-select', 'text-size-adjust', 'resize'],
            // Where nobody forces colours there is nothing to adjust.
            'forced-color-adjust',
            // Within `@supports (position-area: …)`; without it the slip lies in the middle of the page.
            'position-anchor',
          ],
        },
      ],
      'no-restricted-syntax': ['error', DECORATION],
    },
  },
  fence,
);
