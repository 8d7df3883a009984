// The way in: `npm start` and `npm test` work in a clean clone with Node and npm alone.
// Every root script passes through here, so that dependencies are in place before anything runs.
import { pathToFileURL } from 'node:url'
import { buildAll, bundle, bundleAll } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { callerDirectory, checkNode, path, say } from './lib/place.mjs'
import { tool } from './lib/spawn.mjs'
import { typecheck } from './lib/typecheck.mjs'

/** Runs a built program of this repository in this process: no second start, signals and exit code as they are. */
async function runProgram(name, file, args) {
  const built = await bundle(name)
  if (!built) return 1
  process.chdir(callerDirectory())
  process.argv = [process.execPath, path(file), ...args]
  await import(pathToFileURL(path(file)).href)
  return undefined
}

/**
 * Each package is tested on the others as they are built, and some tests start a built program; without a build, on their sources.
 * `--deep` adds what takes minutes: `*.deep.test.ts`.
 */
async function test(args) {
  const built = await bundleAll()
  const tested = await tool('vitest', ['run', ...args.filter((argument) => argument !== '--deep')], {
    ...(built ? { RECOLLECT_TESTS: 'built' } : {}),
    ...(args.includes('--deep') ? { RECOLLECT_DEEP: '1' } : {}),
  })
  if (!built) say('The build failed, see above the tests.')
  return built ? tested : tested || 1
}

const commands = {
  start: (args) => runProgram('demo', 'apps/demo/dist/main.js', args),
  recollect: (args) => runProgram('cli', 'packages/cli/bin.js', args),
  bench: (args) => runProgram('bench', 'apps/bench/dist/main.js', args),
  test,
  // Of the sources, also of those that another package's tests run.
  coverage: async (args) => ((await bundleAll()) ? tool('vitest', ['run', '--coverage', ...args]) : 1),
  build: async () => ((await buildAll()) ? 0 : 1),
  typecheck,
  lint: (args) => tool('eslint', ['.', '--max-warnings=0', ...args]),
  format: (args) => tool('prettier', ['--write', '--log-level=warn', '.', ...args]),
  'format:check': (args) => tool('prettier', ['--check', '.', ...args]),
  'new:language': async (args) => ((await bundle('create-language-pack')) ? tool('new-language', args) : 1),
  rules: (args) => tool('rules', args),
  shape: (args) => tool('shape', args),
  api: async (args) => {
    const built = await buildAll()
    return built ? tool('api', args) : 1
  },
  'check:surface': async (args) => {
    const built = await buildAll()
    return built ? tool('check-surface', args) : 1
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
checkNode()
await ensureInstalled()
const status = await command(args)
// A program that runs in this process decides on its own end.
if (status !== undefined) process.exitCode = status
