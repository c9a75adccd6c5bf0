import { fence } from './scripts/lint/fence.mjs';

/** Rules that ask nothing about types, of every file. */
const EVERYWHERE = {
  '@typescript-eslint/ban-ts-comment': [
    'error',
    {
      minimumDescriptionLength: 10,
    },
  ],
  '@typescript-eslint/no-array-constructor': 'error',
  '@typescript-eslint/no-duplicate-enum-values': 'error',
  '@typescript-eslint/no-dynamic-delete': 'error',
  '@typescript-eslint/no-empty-object-type': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-extra-non-null-assertion': 'error',
  '@typescript-eslint/no-extraneous-class': 'error',
  '@typescript-eslint/no-invalid-void-type': 'error',
  '@typescript-eslint/no-misused-new': 'error',
  '@typescript-eslint/no-namespace': 'error',
  '@typescript-eslint/no-non-null-asserted-nullish-coalescing': 'error',
  '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-require-imports': 'error',
  '@typescript-eslint/no-this-alias': 'error',
  '@typescript-eslint/no-unnecessary-type-constraint': 'error',
  '@typescript-eslint/no-unsafe-declaration-merging': 'error',
  '@typescript-eslint/no-unsafe-function-type': 'error',
  '@typescript-eslint/no-unused-expressions': [
    'error',
    {
      allowShortCircuit: false,
      allowTaggedTemplates: false,
      allowTernary: false,
    },
  ],
  '@typescript-eslint/no-unused-vars': 'error',
  '@typescript-eslint/no-useless-constructor': 'error',
  '@typescript-eslint/no-wrapper-object-types': 'error',
  '@typescript-eslint/prefer-as-const': 'error',
  '@typescript-eslint/prefer-literal-enum-member': 'error',
  '@typescript-eslint/prefer-namespace-keyword': 'error',
  '@typescript-eslint/triple-slash-reference': 'error',
  '@typescript-eslint/unified-signatures': 'error',
};

/** Rules of TypeScript alone, most of which ask for types. */
const OF_TYPESCRIPT = {
  'no-var': 'error',
  'prefer-const': [
    'error',
    {
      destructuring: 'any',
      ignoreReadBeforeAssign: false,
    },
  ],
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-array-delete': 'error',
  '@typescript-eslint/no-base-to-string': 'error',
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    {
      ignoreArrowShorthand: true,
    },
  ],
  '@typescript-eslint/no-deprecated': 'error',
  '@typescript-eslint/no-duplicate-type-constituents': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-generated-empty-object-type': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  '@typescript-eslint/no-meaningless-void-operator': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-misused-spread': [
    'error',
    {
      allow: ['string'],
    },
  ],
  '@typescript-eslint/no-mixed-enums': 'error',
  '@typescript-eslint/no-redundant-type-constituents': 'error',
  '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'error',
  '@typescript-eslint/no-unnecessary-condition': 'error',
  '@typescript-eslint/no-unnecessary-template-expression': 'error',
  '@typescript-eslint/no-unnecessary-type-arguments': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-unnecessary-type-conversion': 'error',
  '@typescript-eslint/no-unnecessary-type-parameters': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-enum-assignment': 'error',
  '@typescript-eslint/no-unsafe-enum-comparison': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/no-unsafe-unary-minus': 'error',
  '@typescript-eslint/no-useless-default-assignment': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/prefer-reduce-type-parameter': 'error',
  '@typescript-eslint/prefer-return-this-type': 'error',
  '@typescript-eslint/related-getter-setter-pairs': 'error',
  '@typescript-eslint/require-await': 'error',
  '@typescript-eslint/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  '@typescript-eslint/restrict-template-expressions': [
    'error',
    {
      allowNumber: true,
    },
  ],
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/unbound-method': 'error',
  '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
  '@typescript-eslint/no-import-type-side-effects': 'error',
};

/** The rules of React, and those of its compiler, which see what would go wrong in a component. */
const OF_REACT = [
  'rules-of-hooks',
  'exhaustive-deps',
  'static-components',
  'use-memo',
  'void-use-memo',
  'preserve-manual-memoization',
  'incompatible-library',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
];

/**
 * A rule of ESLint by the name it has here: those of ESLint's own come from a plugin that carries them out as ESLint does.
 * @param {string} rule
 */
export const ruleOfOxlint = (rule) => (rule.startsWith('@') ? rule : `eslint-js/${rule}`);

/**
 * The linter of all programs, with the compiler's own check of types in it. ESLint sees to style sheets, and in
 * `npm run exhaustive` to what this linter lacks (eslint.config.js).
 */
export default {
  plugins: ['typescript', 'react'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'local', specifier: './scripts/lint/expectInLoops.mjs' },
  ],
  categories: { correctness: 'off' },
  ignorePatterns: ['dist/', 'build/', 'coverage/', 'test-results/', 'playwright-report/'],
  options: {
    typeAware: true,
    typeCheck: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
    denyWarnings: true,
  },
  rules: EVERYWHERE,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: OF_TYPESCRIPT },
    {
      files: ['{tests,tools}/**/*.{ts,tsx}', 'e2e/**/*.ts'],
      rules: {
        '@typescript-eslint/no-non-null-assertion': 'off',
        'local/expect-in-loops': ['error', { sure: ['rounds', 'randomPositions', 'sampleOf'] }],
      },
    },
    {
      // Whatever may import React; elsewhere the fence keeps it out.
      files: ['src/{shell,embed,*/ui}/**/*.{ts,tsx}', 'src/main.tsx'],
      rules: Object.fromEntries(OF_REACT.map((rule) => [`react/${rule}`, 'error'])),
    },
    ...fence.map(({ files, ignores = [], rules = {} }) => ({
      files,
      excludeFiles: ignores,
      rules: Object.fromEntries(
        Object.entries(rules).map(([rule, level]) => [ruleOfOxlint(rule), level]),
      ),
    })),
  ],
};
