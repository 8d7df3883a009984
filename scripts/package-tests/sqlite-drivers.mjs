import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { path } from '../lib/place.mjs'
import { gather } from '../lib/spawn.mjs'
import { runtimeOf, strangersEnvironment } from './runtimes.mjs'

/**
 * @typedef {{ label: string, driver: string, runtime: () => Promise<readonly string[]>, always?: boolean }} Run the command that runs a
 * script
 */

const STORE = path('packages/store-sqlite')
const from = createRequire(join(STORE, 'package.json'))

/** What each driver is tried on beside the Node of the ordinary tests; Node 22.13 is the first with `node:sqlite`. */
/** @param {string} place @returns {readonly Run[]} */
const runsOf = (place) => {
  const node = (/** @type {string} */ version) => async () => [
    (await runtimeOf(version, place)).node,
    '--no-warnings',
  ]
  const other =
    (/** @type {string} */ name, /** @type {string} */ version, /** @type {string[]} */ ...args) =>
    async () => [await fetched(name, version, join(place, name)), ...args]
  return [
    { driver: 'node:sqlite', label: 'Node 22.13', runtime: node('22.13.0'), always: true },
    { driver: 'node:sqlite', label: 'Node 22', runtime: node('22.23.5') },
    { driver: 'node:sqlite', label: 'Node 24', runtime: node('24') },
    { driver: 'node:sqlite', label: 'Deno 2', runtime: other('deno', '2.9.6', 'run', '-A') },
    { driver: 'bun:sqlite', label: 'Bun 1', runtime: other('bun', '1.4.5'), always: true },
  ]
}

/**
 * The contract of stores and of jobs with the drivers that do not run on every Node, from the sources.
 * @param {string} place for what is fetched @param {(label: string, check: () => Promise<any>) => Promise<void>} told
 * @param {boolean} everywhere on every runtime; else on the oldest Node and on Bun, for the others take minutes and differ little
 */
export async function checkSqliteDrivers(place, told, everywhere) {
  const folder = join(STORE, 'node_modules', '.cache', `drivers-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    for (const { driver, label, runtime } of runsOf(place).filter(({ always }) => everywhere || always))
      await told(`${driver} on ${label}`, async () => {
        const script = await bundled(driver, folder)
        const [command = '', ...args] = await runtime()
        const { status, output } = await gather(command, [...args, script], {
          cwd: STORE,
          env: strangersEnvironment(),
        })
        const did = /^\d+ passed.*$/mu.exec(output)?.[0] ?? ''
        return { did: [did], problems: status === 0 && did !== '' ? [] : [output] }
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One script without vitest, which runs on Node alone. */
async function bundled(/** @type {string} */ driver, /** @type {string} */ folder) {
  const entry = join(folder, 'entry.ts')
  const contract = join(STORE, 'test', 'support', 'driver-contract.ts')
  const runner = path('scripts/package-tests/plain-vitest.mjs')
  writeFileSync(
    entry,
    [
      `import { testDriver } from ${JSON.stringify(contract)}`,
      `import { runTests } from ${JSON.stringify(runner)}`,
      `testDriver(${JSON.stringify(driver)})`,
      'const { passed, skipped, failed } = await runTests()',
      String.raw`console.log(failed.join('\n\n'))`,
      'console.log(`${passed} passed, ${skipped} skipped, ${failed.length} failed`)',
      'process.exit(failed.length > 0 || passed === 0 ? 1 : 0)',
    ].join('\n'),
  )
  const script = join(folder, `${driver.replaceAll(/\W/gu, '-')}.mjs`)
  await from('esbuild').build({
    entryPoints: [entry],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    external: ['better-sqlite3', 'esbuild'],
    alias: { vitest: runner },
    // What the tests find beside themselves.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(join(STORE, 'test', 'support', 'processes.ts')).href),
    },
    logLevel: 'silent',
  })
  return script
}

/** The binary of a runtime that npm has. */
async function fetched(
  /** @type {string} */ name,
  /** @type {string} */ version,
  /** @type {string} */ folder,
) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--prefer-offline', '--no-audit', '--no-fund']
  const { status, output } = await gather('npm', ['install', ...flags, `${name}@${version}`], {
    cwd: folder,
    env: strangersEnvironment(),
  })
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched:\n${output}`)
  return join(folder, 'node_modules', '.bin', name)
}
