import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each part of src may import: other parts (besides its own files) and packages. */
const PARTS = {
  engine: { parts: [], packages: [] },
  words: { parts: ['engine'], packages: ['@fluent/bundle'] },
  store: { parts: ['engine'], packages: ['zustand/vanilla', 'valibot', 'idb-keyval'] },
  ui: {
    parts: ['engine', 'store', 'words'],
    packages: ['react', 'react-dom', '@fontsource/[\\w./-]+(?:\\?url)?'],
  },
  console: { parts: ['engine', 'words'], packages: ['node:[\\w/]+'] },
};
const ORDER = 'engine ← words; engine ← store ← ui (also words) ← main; engine ← words ← console';

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
 * The allow-list of the files that lie `depth` folders below their part.
 * @param {{ parts: string[], packages: string[] }} part
 * @param {number} depth
 */
const imports = ({ parts, packages }, depth) => [
  String.raw`\./${DOWN}`,
  ...(depth > 0 ? [`${up(`1,${depth}`)}${DOWN}`] : []),
  ...parts.map((name) => `${up(depth + 1)}${name}/${DOWN}`),
  ...packages,
];

const DEEPEST = 3;
const fenced = Object.entries(PARTS).flatMap(([name, part]) =>
  Array.from({ length: DEEPEST + 1 }, (_, depth) => ({
    files: [`src/${name}/${'*/'.repeat(depth)}*.{ts,tsx}`],
    rules: allow(imports(part, depth), `src/${name} may not import this. ${ORDER}`),
  })),
);

/** @param {string} selector @param {string} message */
const refuse = (selector, message) => ({ selector, message });
const DEFAULT_EXPORT = refuse(
  'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  'Export by name: one thing, one name.',
);

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
      'no-restricted-syntax': [
        'error',
        DEFAULT_EXPORT,
        refuse('TSEnumDeclaration', 'Take a union from an `as const` list.'),
        refuse(
          'ExportAllDeclaration, ExportNamedDeclaration[source]',
          'No barrels: import from the file that has it.',
        ),
        refuse(
          // Parts loaded when opened are imported late, from below the file that loads them.
          String.raw`ImportExpression:not([source.value=/^\.\u002F[A-Za-z]/]), TSImportType, TSImportEqualsDeclaration`,
          'Import at the top of the file, or late from ./below, where the fence can see it.',
        ),
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  ...fenced,
  {
    // Siblings alone: the engine is flat.
    files: ['src/engine/**/*.{ts,tsx}'],
    rules: {
      ...allow([String.raw`\./[A-Za-z][\w-]*`], 'The engine imports nothing but ./siblings.'),
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine has no clock.' },
        { name: 'globalThis', message: 'The engine has no world around it.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The engine has no chance.' },
      ],
    },
  },
  {
    // The one binding of the store to React.
    files: ['src/ui/useGame.ts'],
    rules: allow(
      [...imports(PARTS.ui, 0), 'zustand', 'zustand/react/shallow'],
      `src/ui/useGame.ts may not import this. ${ORDER}`,
    ),
  },
  {
    files: ['src/main.tsx'],
    rules: allow(
      [
        String.raw`\./(?:engine|words|store|ui)/${DOWN}`,
        String.raw`\./[\w-]+\.css`,
        'react',
        'react-dom/client',
        String.raw`@fontsource/[\w./-]+`,
      ],
      `src/main.tsx may not import this. ${ORDER}`,
    ),
  },
  { files: ['src/console/**/*.ts'], rules: { 'no-console': 'off' } },
  ...[0, 1, 2].map((depth) => ({
    files: [`e2e/${'*/'.repeat(depth)}*.ts`],
    rules: allow(
      [
        ...imports({ parts: [], packages: ['node:[\\w/]+'] }, depth),
        '@playwright/test',
        '@axe-core/playwright',
        'axe-core',
        // The lists of the build that are weighed.
        String.raw`\.\./scripts/firstGame\.mjs`,
      ],
      'The browser tests know the built game alone, nothing of src.',
    ),
  })),
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts', 'scripts/**/*.mjs'],
    // Playwright wants its global set-up and its settings as default exports.
    ignores: ['e2e/support/server.ts', 'tests/saves/record/playwright.config.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
);

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Texts of the notation are ASCII, so their code points are their letters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
  },
  { files: ['src/ui/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  fence,
);
