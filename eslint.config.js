import css from '@eslint/css';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import oxlint from './oxlint.config.mjs';
import local from './scripts/lint/expectInLoops.mjs';
import { fence, refuse } from './scripts/lint/fence.mjs';

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
    files: ['src/{shell,embed,*/ui}/**/*.{ts,tsx}', 'src/main.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['{tests,tools}/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    plugins: { local },
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

/**
 * Of what Oxlint lacks, what costs more than all the rest: what needs types, and what compiles every component to see
 * how the compiler of React is set, which this project does not use. `npm run exhaustive` alone asks it.
 */
export const ONLY_EXHAUSTIVE = [
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  'react-hooks/config',
  'react-hooks/gating',
];

/** What Oxlint sees to, many times faster, as ESLint names it. */
const RULES_OF_OXLINT = [oxlint, ...oxlint.overrides].flatMap(({ rules }) =>
  Object.keys(rules).map((rule) =>
    rule.replace(/^react\//, 'react-hooks/').replace(/^eslint-js\//, ''),
  ),
);

/** What Oxlint lacks of all that is asked. */
const lacking = defineConfig(
  demanded,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: Object.fromEntries(RULES_OF_OXLINT.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
);

export default defineConfig(...(EXHAUSTIVE ? lacking : []), {
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
});
