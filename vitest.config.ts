import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { findChromium } from './apps/demo/test/browser/find-chromium.ts'
import { modulesOfFiles } from './vitest.modules.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const projects = ['packages', 'apps', 'examples']
  .filter((group) => existsSync(at(group)))
  .flatMap((group) =>
    readdirSync(at(group)).map((name) => ({ name, place: `${group}/${name}`, dir: at(`${group}/${name}`) })),
  )
  .filter(({ dir }) => existsSync(`${dir}/package.json`))

/** A package gets `inject('postgres')` by naming @recollect/test-postgres in its manifest. */
const usesPostgres = (dir: string) =>
  readFileSync(`${dir}/package.json`, 'utf8').includes('"@recollect/test-postgres"')
/** By its path: a global set-up is loaded without the export conditions below. */
const postgresSetup = at('packages/test-postgres/src/vitest/global-setup.ts')

/**
 * Test files share what they import, which takes as long as half of the tests. A file that puts another module in the place of one is called
 * `*.isolated.test.ts` and has its modules for itself; so has all of these packages, which watch or change the process.
 */
const ISOLATED = new Set(['test-postgres'])
const TESTS = ['src/**/*.test.ts', 'web/src/**/*.test.ts', 'test/**/*.test.ts']
const ISOLATED_TESTS = ['src/**/*.isolated.test.ts', 'test/**/*.isolated.test.ts']
/** Real browsers against a real server. */
const BROWSER_TESTS = ['test/browser/**/*.test.ts']

/** Minutes each, so that `npm test` stays short: run by `npm test -- --deep`, by CI, and by their name. */
const DEEP_TESTS = ['**/*.deep.test.*', '**/*.deep.isolated.test.*']
const runsDeep =
  process.env['RECOLLECT_DEEP'] === '1' || process.argv.some((argument) => argument.includes('.deep.'))
const leftOut = [...configDefaults.exclude, ...(runsDeep ? [] : DEEP_TESTS)]

/** As with Postgres: where there is none its tests are left out, loudly; in CI they fail. */
const hasBrowser = () => {
  if (process.env['CI'] !== undefined) return true
  try {
    return findChromium() !== ''
  } catch (error) {
    process.stderr.write(`\n!! demo: tests in a browser are SKIPPED.\n!! ${String(error)}\n\n`)
    return false
  }
}

const holdsIsolated = (dir: string) =>
  existsSync(`${dir}/test`) &&
  readdirSync(`${dir}/test`, { recursive: true, encoding: 'utf8' }).some((file) =>
    file.endsWith('.isolated.test.ts'),
  )

/** What a project's tests are given beside: a server, files of its own. */
const setupsOf = (dir: string) => [
  ...(usesPostgres(dir) ? [postgresSetup] : []),
  ...(existsSync(`${dir}/test/global-setup.ts`) ? [`${dir}/test/global-setup.ts`] : []),
]

/** A package as one project, or as two where some of its files are isolated. */
const variantsOf = (name: string, dir: string) => {
  const browser = existsSync(`${dir}/test/browser`) && !hasBrowser() ? BROWSER_TESTS : []
  if (ISOLATED.has(name)) return [{ name, include: TESTS, exclude: browser, isolate: true }]
  return [
    { name, include: TESTS, exclude: [...ISOLATED_TESTS, ...browser], isolate: false },
    ...(holdsIsolated(dir)
      ? [{ name: `${name}-isolated`, include: ISOLATED_TESTS, exclude: [], isolate: true }]
      : []),
  ]
}

/**
 * `npm test` builds first: a package is tested from its sources on the others as they are published, which Node loads by itself. Vitest
 * alone, as in a watch or for coverage, reads the sources of all and needs no build. Core always does, and the plugins that were parts of it:
 * what they are tested with uses them.
 */
const onBuilt = process.env['RECOLLECT_TESTS'] === 'built'
const readsSources = (name: string) =>
  !onBuilt || ['core', 'sessions', 'knowledge', 'timeline', 'transfer'].includes(name)
const source = { conditions: ['@recollect/source'] }

const variants = projects.flatMap(({ name, dir, place }) =>
  variantsOf(name, dir).map((variant) => ({
    ...variant,
    include: variant.include.map((glob) => `${place}/${glob}`),
    exclude: variant.exclude.map((glob) => `${place}/${glob}`),
    benchmark: [`${place}/test/**/*.bench.ts`],
    globalSetup: setupsOf(dir),
    fromSources: readsSources(name),
  })),
)

/** Packages are tested together where nobody asks for one: each project has processes of its own, which compile the rules anew. */
const isOneAskedFor = process.argv.some((argument) => argument.startsWith('--project'))
type Variant = (typeof variants)[number]
const isTogether = ({ isolate, fromSources }: Variant) => !isolate && !fromSources && !isOneAskedFor
const together = variants.filter(isTogether)
const run: Variant[] = variants.filter((variant) => !isTogether(variant))
if (together.length > 0)
  run.push({
    name: 'packages',
    include: together.flatMap(({ include }) => include),
    exclude: together.flatMap(({ exclude }) => exclude),
    benchmark: together.flatMap(({ benchmark }) => benchmark),
    globalSetup: [...new Set(together.flatMap(({ globalSetup }) => globalSetup))],
    isolate: false,
    fromSources: false,
  })

/** Against a test that hangs; a loaded machine takes many times as long as an idle one. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  plugins: [modulesOfFiles],
  resolve: { conditions: ['module', 'browser', 'development|production'] },
  // Without `module`: Node is handed these, and cannot load what packages keep for bundlers under it.
  ssr: { resolve: { conditions: ['node', 'development|production'] } },
  test: {
    server: { deps: { external: [/\/node_modules\//u, /\/packages\/[^/]+\/dist\//u] } },
    projects: [
      ...run.map(({ fromSources, benchmark, exclude, ...variant }) => ({
        extends: true as const,
        ...(fromSources ? { resolve: source, ssr: { resolve: source } } : {}),
        test: {
          ...variant,
          exclude: [...leftOut, ...exclude],
          benchmark: { include: benchmark },
          ...patience,
        },
      })),
      {
        extends: true as const,
        root: at('scripts'),
        ssr: { resolve: source },
        resolve: {
          ...source,
          // What a new package would get as dependencies.
          alias: {
            '@recollect/core/extraction': at('packages/core/src/extraction/index.ts'),
            '@recollect/rules': at('packages/rules/src/index.ts'),
            '@recollect/core/past': at('packages/core/src/past/index.ts'),
            '@recollect/core/plugin': at('packages/core/src/plugins/index.ts'),
            '@recollect/core/store': at('packages/core/src/stores/index.ts'),
            '@recollect/core/text': at('packages/core/src/text/index.ts'),
            '@recollect/core': at('packages/core/src/index.ts'),
            '@recollect/sessions': at('packages/sessions/src/index.ts'),
            '@recollect/knowledge': at('packages/knowledge/src/index.ts'),
            '@recollect/timeline': at('packages/timeline/src/index.ts'),
            '@recollect/transfer': at('packages/transfer/src/index.ts'),
            '@recollect/store-memory': at('packages/store-memory/src/index.ts'),
            '@recollect/testkit/model-server': at('packages/testkit/src/model-server/index.ts'),
            '@recollect/testkit': at('packages/testkit/src/index.ts'),
          },
        },
        test: { name: 'scripts', include: ['test/**/*.test.mjs'], exclude: leftOut, ...patience },
      },
    ],
    passWithNoTests: true,
    // Projects have one root, so that what one of them has transformed is there for all: core is part of each.
    experimental: { fsModuleCache: true },
    // Every core: left to itself vitest keeps one free, which on two of them is half of the machine.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
})
