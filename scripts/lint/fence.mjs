/**
 * Restricts globals of the browser and randomness, the shape of a module, and what tests may do. These are ESLint
 * rules by name, without types, so that tests/fence.test.ts can try them on virtual files. Oxlint runs them.
 * Allowed imports are in layers.mjs.
 */
import { LAYERS } from './layers.mjs';

const BROWSER_API =
  'A browser may lack or refuse this API. Access it only in src/shell/platform/browserApis.ts.';
/** APIs that a browser may lack, or refuse when they are accessed or constructed. */
export const BROWSER_APIS = [
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
  ...['WebSocket', 'EventSource', 'RTCPeerConnection'],
];
const GLOBAL_OBJECTS = ['window', 'globalThis', 'self'];

/** @param {string} selector @param {string} message */
export const refuse = (selector, message) => ({ selector, message });
const DEFAULT_EXPORT = refuse(
  'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  'Export by name: one thing, one name.',
);

const LIMIT = 'A time limit has its name and reason in scripts/timeLimits.mjs.';
/** Any number that sets how long a test may wait, in every syntax for it. */
const OWN_LIMITS = [
  'Property[key.name=/(?:^t|T)imeout$/]:not([value.object.name="LIMITS"])',
  'Property[key.value=/(?:^t|T)imeout$/]',
  'CallExpression[callee.property.name=/^set\\w*Timeout$/]',
  'CallExpression[callee.property.name="slow"][callee.object.name="test"]',
  'CallExpression[callee.property.name="waitForTimeout"]',
  // Its default of a second is too short for a busy machine.
  'CallExpression[callee.object.name="vi"][callee.property.name=/^wait/]:not([arguments.1.object.name="LIMITS"])',
  // After the body of a test, of a row of a table, or of a hook.
  'CallExpression[arguments.length>1]:matches([callee.name=/^(?:test|it|describe|before|after)/], [callee.callee.property.name="each"], [callee.object.name=/^(?:test|it|describe)$/]) > Literal.arguments[raw=/^\\d/]',
  'CallExpression[callee.name="setTimeout"] > Literal.arguments[raw=/^\\d/]',
].map((selector) => refuse(selector, LIMIT));

/**
 * Values that may be asserted after one reading; everything else on a page may become right a moment later and must
 * be polled.
 */
const READ_ONCE = [
  // These poll by themselves, until a fault persists or a position is stable.
  ...['axeFaults', 'violations', 'layoutFaults', 'orphans', 'outOfSight', 'lastingFaults', 'boxOf'],
  ...['both', 'look', 'lessonFaults', 'misnamed', 'faultsOf', 'ending'],
  // The result of an awaited act is complete.
  ...['saved', 'savedRecord', 'pages', 'readFile'],
  // Values that must never change at all, and a measure that only grows.
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

/** The shape of a module that lets every import be analysed (scripts/imports.mjs). */
const MODULE_SHAPE = [
  DEFAULT_EXPORT,
  refuse('TSEnumDeclaration', 'Take a union from an `as const` list.'),
  refuse(
    'ExportAllDeclaration, ExportNamedDeclaration[source]',
    'No barrels: import from the file that has it.',
  ),
  refuse('ImportExpression:not([source.type="Literal"])', 'Name the file that is imported.'),
  // A table of the types of JSON files names each once.
  refuse(
    'TSImportType:not([source.value=/\\.json$/]), TSImportEqualsDeclaration',
    'Import at the top of the file.',
  ),
  // A worker must be constructed where its file is named.
  refuse(
    'NewExpression[callee.name="Worker"]:not(CallExpression[callee.name="workerOf"] > ArrowFunctionExpression > NewExpression)',
    BROWSER_API,
  ),
  refuse('CallExpression[callee.property.name=/^(?:push|replace)State$/]', BROWSER_API),
];
/** Functions whose results differ between machines, and randomness. */
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
    // A service worker only runs where all the APIs it needs exist.
    ignores: ['src/shell/platform/browserApis.ts', 'src/offline/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...BROWSER_APIS.map((name) => ({ name, message: BROWSER_API })),
      ],
      'no-restricted-properties': [
        'error',
        ...GLOBAL_OBJECTS.flatMap((object) =>
          BROWSER_APIS.map((property) => ({ object, property, message: BROWSER_API })),
        ),
      ],
    },
  },
  {
    files: Object.keys(LAYERS)
      .filter((layer) => LAYERS[layer]?.pure)
      .map((layer) => (layer.endsWith('.ts') ? `src/${layer}` : `src/${layer}/**/*.{ts,tsx}`)),
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
    // A record must replay exactly on every machine; only sums, products, quotients and square roots are the same
    // on all.
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
    // The only barrel: the exports of a package.
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
    // Playwright and Vite require default exports for their settings, Oxlint for a plugin.
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
