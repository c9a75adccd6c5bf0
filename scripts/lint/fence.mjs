/**
 * What code may name of the browser and of chance, the shape of a module, and what tests may not do: rules of ESLint by
 * their own names, without types, so that tests/fence.test.ts can try them on files that do not exist. Oxlint carries them
 * out. Who may import whom stands in layers.mjs.
 */
import { LAYERS } from './layers.mjs';

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
export const refuse = (selector, message) => ({ selector, message });
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

/** The shape of a module, by which every import can be read (scripts/imports.mjs). */
const MODULE_SHAPE = [
  DEFAULT_EXPORT,
  refuse('TSEnumDeclaration', 'Take a union from an `as const` list.'),
  refuse(
    'ExportAllDeclaration, ExportNamedDeclaration[source]',
    'No barrels: import from the file that has it.',
  ),
  refuse('ImportExpression:not([source.type="Literal"])', 'Name the file that is imported.'),
  refuse('TSImportType, TSImportEqualsDeclaration', 'Import at the top of the file.'),
  // Where a worker is made, its file has to be named.
  refuse(
    'NewExpression[callee.name="Worker"]:not(CallExpression[callee.name="workerOf"] > ArrowFunctionExpression > NewExpression)',
    PIECE,
  ),
  refuse('CallExpression[callee.property.name=/^(?:push|replace)State$/]', PIECE),
];
/** What machines may reckon differently, and chance. */
const INEXACT = [
  'random',
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh'],
  ...['acosh', 'atanh', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'cbrt', 'hypot'],
];
/** @type {import('eslint').Linter.Config[]} */
export const fence = [
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...MODULE_SHAPE],
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
  {
    files: Object.keys(LAYERS)
      .filter((layer) => LAYERS[layer]?.pure)
      .map((layer) => `src/${layer}/**/*.{ts,tsx}`),
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
        'error',
        ...MODULE_SHAPE,
        refuse(
          'BinaryExpression[operator="**"], AssignmentExpression[operator="**="]',
          'A power is a product, which is the same on every machine.',
        ),
      ],
    },
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
  {
    files: ['{tests,tools}/**/*.{ts,tsx}', 'e2e/**/*.ts', '{scripts,tools/faults}/**/*.mjs'],
    // Playwright and Vite want their settings as default exports, and Oxlint a plugin.
    ignores: [
      'scripts/lint/expectInLoops.mjs',
      'e2e/support/server.ts',
      'tests/saves/record/playwright.config.ts',
      'tools/bench/plan/vite.config.ts',
    ],
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
];
