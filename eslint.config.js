import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import { configs as regexp } from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { coreLayers, LANGUAGE_PACKS, mayImport, packageBoundary } from './scripts/lint/boundaries.js'
import { ownNames } from './scripts/lint/own-names.js'
import { noEnvironment, noHiddenInput, nodeGlobals } from './scripts/lint/purity.js'

const TESTS = ['**/*.test.ts', '**/*.test-d.ts', '**/*.bench.ts', '**/test/**']
/** Packages that also run in a browser or a worker. */
const PORTABLE = ['core', 'store-memory', ...LANGUAGE_PACKS]

/** A leading underscore says: here on purpose, and not used. */
const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }

/** All packages as one program: core's types are read once, and not once for each package that is built on it. */
const program = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: {
    parserOptions: { project: 'tsconfig.all.json', tsconfigRootDir: import.meta.dirname },
  },
}
/** The page has the types of a browser. */
const browserProgram = {
  files: ['packages/ui/web/**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { project: 'packages/ui/web/tsconfig.json' } },
}

const typescript = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.strict, tseslint.configs.stylistic],
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/consistent-type-exports': 'error',
    '@typescript-eslint/consistent-type-definitions': 'off',
    '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions', 'methods'] }],
    '@typescript-eslint/no-unused-vars': ['error', UNUSED],

    // What only types can tell: a promise nobody waits for is a message lost silently.
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-call': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/prefer-promise-reject-errors': 'error',
    '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
    ],
  },
}

const size = {
  files: ['{packages,apps,examples}/*/src/**/*.ts', 'scripts/**/*.{js,mjs}'],
  rules: {
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  },
}

const regexes = {
  files: ['**/*.{ts,tsx}'],
  extends: [regexp.recommended],
  rules: {
    // What a user sends may hold any character; the pattern that removes them has to name them.
    'no-control-regex': 'off',
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': 'error',
    'regexp/require-unicode-regexp': 'error',
    // Patterns are put together from word lists and shared fragments, and captures are read by name elsewhere:
    // what looks needless in the sum is needed in its parts. Speed and meaning are still checked.
    'regexp/control-character-escape': 'off',
    'regexp/no-dupe-disjunctions': 'off',
    'regexp/no-trivially-nested-quantifier': 'off',
    'regexp/no-unused-capturing-group': 'off',
    'regexp/no-useless-character-class': 'off',
    'regexp/no-useless-lazy': 'off',
    'regexp/no-useless-non-capturing-group': 'off',
    'regexp/no-useless-quantifier': 'off',
    'regexp/optimal-quantifier-concatenation': 'off',
    'regexp/prefer-character-class': 'off',
    'regexp/prefer-d': 'off',
    'regexp/sort-character-class-elements': 'off',
  },
}

/** The page: a component is its markup, which takes lines. */
const page = {
  files: ['packages/ui/web/src/**/*.{ts,tsx}'],
  rules: {
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
}

/** A name from outside may be `constructor`. */
const lookUps = {
  files: ['{packages,examples}/*/src/**/*.ts', 'apps/demo/src/**/*.ts'],
  ignores: TESTS,
  plugins: { own: { rules: { 'own-names': ownNames } } },
  rules: { 'own/own-names': 'error' },
}

const imports = {
  files: ['**/*.{ts,tsx}'],
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': ['.ts', '.tsx', '.js'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [
      createNodeResolver({
        extensions: ['.ts', '.tsx', '.js'],
        conditionNames: ['@recollect/source', 'import', 'node'],
      }),
    ],
  },
  rules: {
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-self-import': 'error',
    'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
    'import-x/no-default-export': 'error',
  },
}

const tests = {
  files: TESTS,
  rules: {
    'max-lines-per-function': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    'no-restricted-syntax': [
      'error',
      {
        selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
        message: 'A test runs or is deleted. What a store cannot do is skipped by its declared capability.',
      },
    ],
  },
}

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '**/.turbo/', 'coverage/', 'reports/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-unused-vars': ['error', UNUSED],
      'prefer-const': 'error',
    },
  },
  typescript,
  program,
  browserProgram,
  size,
  page,
  regexes,
  lookUps,
  imports,
  mayImport(TESTS),
  packageBoundary,
  coreLayers,
  noEnvironment(TESTS),
  noHiddenInput(PORTABLE, TESTS),
  tests,
  // Data, not logic: as long as it needs to be.
  { files: ['**/{lexicon,corpus,prompts}/**', '**/facts/rule-list.ts'], rules: { 'max-lines': 'off' } },
  // A conformance suite is made of `describe` blocks.
  { files: ['packages/testkit/src/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['packages/cli/**', 'apps/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  // Prints what a test run is asked for.
  { files: ['packages/testkit/src/**/test-*.ts'], rules: { 'no-console': ['error', { allow: ['info'] }] } },
  // Tools that read their configuration from a default export; so do React.lazy and the threads that are told their languages.
  {
    files: [
      '*.config.{ts,js}',
      '**/{tsup,vite}.config.ts',
      'packages/ui/web/src/panes/*/index.tsx',
      'packages/worker-extraction/test/languages/*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: nodeGlobals } },
)
