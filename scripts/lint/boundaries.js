import { existsSync, readdirSync } from 'node:fs'

const directories = (group) => {
  const url = new URL(`../../${group}/`, import.meta.url)
  return existsSync(url) ? readdirSync(url) : []
}
const packsIn = (group) => directories(group).filter((name) => name.startsWith('extract-'))

/** Every language pack, published or an example. */
export const LANGUAGE_PACKS = [...packsIn('packages'), ...packsIn('examples')]

/** An example is an app of its own; without a model's address it starts the kit's scripted one. */
const EXAMPLE = ['core', 'sessions', 'knowledge', 'extract-zh', 'extract-en', 'store-sqlite', 'testkit']

/** Who may import whom. The picture stands in CONTRIBUTING.md; a new package gets a line here, a language pack has one. */
const ALLOWED = {
  core: [],
  rules: ['core'],
  ...Object.fromEntries(LANGUAGE_PACKS.map((name) => [name, ['core', 'rules']])),
  sessions: ['core'],
  knowledge: ['core'],
  timeline: ['core'],
  transfer: ['core'],
  'store-memory': ['core'],
  'store-kysely': ['core'],
  'store-sqlite': ['core', 'store-kysely'],
  'store-postgres': ['core', 'store-kysely'],
  'test-postgres': [],
  'llm-discovery': ['core'],
  'worker-extraction': ['core'],
  privacy: ['core', 'sessions', 'knowledge', 'timeline', 'transfer'],
  opentelemetry: ['core'],
  'http-guards': [],
  server: ['core', 'sessions', 'knowledge', 'timeline', 'transfer', 'http-guards'],
  ui: ['core', 'sessions', 'knowledge', 'timeline'],
  mcp: ['core', 'sessions', 'timeline', 'http-guards'],
  testkit: ['core', 'rules', 'sessions', 'knowledge', 'timeline', 'transfer', 'store-memory'],
  'sdk-tools': ['core', 'sessions'],
  'ai-sdk': ['core', 'sessions', 'sdk-tools'],
  langgraph: ['core'],
  openai: ['core', 'sessions', 'sdk-tools'],
  'ai-sdk-chat': [...EXAMPLE, 'ai-sdk'],
  'langgraph-agent': [...EXAMPLE, 'langgraph'],
  'openai-chat': [...EXAMPLE, 'openai'],
  reminders: ['core'],
  importers: ['core'],
  'create-language-pack': [],
  cli: [
    'core',
    'rules',
    'sessions',
    'knowledge',
    'timeline',
    'extract-zh',
    'extract-en',
    'store-memory',
    'store-sqlite',
    'store-postgres',
    'llm-discovery',
    'privacy',
    'importers',
    'transfer',
    'server',
    'mcp',
    'ui',
  ],
}
/** What tests of a package may use beside it, the kits and the store in memory: whole flows need a language to read. */
const ALLOWED_IN_TESTS = {
  opentelemetry: ['extract-en'],
  'sdk-tools': ['extract-zh', 'extract-en'],
  'ai-sdk': ['extract-zh', 'extract-en', 'store-sqlite'],
  langgraph: ['extract-zh', 'extract-en', 'store-sqlite'],
  openai: ['extract-zh', 'extract-en', 'store-sqlite'],
  importers: ['timeline', 'transfer', 'extract-zh', 'extract-en', 'store-sqlite'],
  'llm-discovery': ['knowledge', 'extract-zh', 'extract-en'],
  'worker-extraction': ['transfer', 'extract-zh', 'extract-en', 'store-sqlite'],
  privacy: ['extract-zh', 'extract-en', 'store-sqlite', 'store-postgres'],
  reminders: ['extract-zh', 'extract-en', 'store-sqlite'],
  'store-kysely': ['transfer'],
  'store-postgres': ['rules', 'transfer'],
  server: ['extract-zh', 'extract-en', 'store-sqlite', 'privacy'],
  mcp: ['transfer', 'extract-zh', 'extract-en', 'store-sqlite'],
}
const EVERYTHING = Object.keys(ALLOWED)
const APPS = ['demo', 'bench']

/** Inside core: the facade, then these, then `plugin`, then `types`. They do not know each other; the facade wires them. */
const CORE_FEATURES = ['extract', 'version', 'query', 'recall']

const SOURCES_OF_ANOTHER_PACKAGE = {
  regex: '^@recollect/[^/]+/(?:src|dist|test)(?:/|$)',
  message: 'Import what the package exports, not its files.',
}

const others = (allowed) => ({
  regex: allowed.length === 0 ? '^@recollect/' : `^@recollect/(?!(?:${allowed.join('|')})(?:/|$))`,
  message:
    allowed.length === 0
      ? 'This package imports no other package of the workspace.'
      : `Of the workspace, this package may import ${allowed.join(', ')} only.`,
})

const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, SOURCES_OF_ANOTHER_PACKAGE] }] },
})

const NO_NODE = { regex: '^node:', message: 'This package runs outside Node too.' }
const PORTABLE = new Set([
  'core',
  'rules',
  'sessions',
  'knowledge',
  'timeline',
  'transfer',
  'store-memory',
  ...LANGUAGE_PACKS,
])

const inTests = (name, allowed) =>
  name === 'core' || name === 'testkit'
    ? allowed
    : [...allowed, ...(ALLOWED_IN_TESTS[name] ?? []), 'store-memory', 'testkit', 'test-postgres']

export const mayImport = (tests) => [
  ...Object.entries(ALLOWED).flatMap(([name, allowed]) => [
    restrict(
      [`{packages,examples}/${name}/src/**/*.ts`],
      PORTABLE.has(name) ? [others(allowed), NO_NODE] : [others(allowed)],
      tests,
    ),
    // Tests may use the kit and the store in memory as well, core's excepted: both are built on it.
    restrict(
      tests.map((glob) => `{packages,examples}/${name}/${glob}`),
      [others(inTests(name, allowed))],
    ),
  ]),
  ...APPS.map((name) => restrict([`apps/${name}/**/*.ts`], [others(EVERYTHING)])),
]

export const packageBoundary = {
  files: ['{packages,apps,examples}/*/{src,test}/**/*.ts'],
  ignores: [
    // Builds what it tests as packages are built, by the settings at the root.
    'packages/worker-extraction/test/bundled.ts',
    // What is built on core, and core's fixtures, for tests: a dependency both ways would be a circle.
    'packages/core/test/support/rules.ts',
    'packages/core/test/support/sessions.ts',
    'packages/core/test/support/knowledge.ts',
    'packages/core/test/support/timeline.ts',
    'packages/sessions/test/support/core.ts',
    'packages/knowledge/test/support/core.ts',
    'packages/knowledge/test/support/engine.ts',
    'packages/timeline/test/support/core.ts',
    'packages/core/test/support/transfer.ts',
    'packages/transfer/test/support/core.ts',
    'packages/rules/test/support/core.ts',
  ],
  rules: { 'import-x/no-relative-packages': 'error' },
}

const zone = (target, from, message) => ({
  target: `./packages/core/src/${target}`,
  from: from.map((dir) => `./packages/core/src/${dir}`),
  message,
})

const siblings = CORE_FEATURES.map((name) =>
  zone(
    name,
    [...CORE_FEATURES.filter((other) => other !== name), 'recollect.ts', 'index.ts'],
    'Parts of core do not know each other: take it as an argument, and let the facade wire it.',
  ),
)

const above = ['recollect.ts', 'index.ts', ...CORE_FEATURES]

export const coreLayers = {
  files: ['packages/core/src/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: new URL('../..', import.meta.url).pathname,
        zones: [
          ...siblings,
          zone('plugin', above, 'The interfaces stand below what uses them.'),
          zone('types', [...above, 'plugin'], 'Types import types only.'),
        ],
      },
    ],
  },
}
