import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { path, root, say } from './place.mjs'

/** The tools' own entry files: no shell, no PATH look-up, the same on every system. */
const TOOLS = {
  api: 'scripts/api.mjs',
  attw: 'node_modules/@arethetypeswrong/cli/dist/index.js',
  'check-surface': 'scripts/check-surface.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  'new-language': 'scripts/new-language.mjs',
  pnpm: 'node_modules/pnpm/bin/pnpm.cjs',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  publint: 'node_modules/publint/src/cli.js',
  rules: 'scripts/rules.mjs',
  shape: 'scripts/shape.mjs',
  // The compiler of the packages. That at the root is the older one, whose types the linter can read.
  tsc: 'packages/core/node_modules/typescript/bin/tsc',
  turbo: 'node_modules/turbo/bin/turbo',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Checks with types hold the types of every package at once: more than Node allows itself. */
const NODE_OPTIONS = { eslint: ['--max-old-space-size=8192'] }

/** turbo starts `pnpm`, which the machine need not have: it is found among the installed packages. */
const environment = () => {
  // Set when this very script was started by `npx -p ... node`; an npx started from here must not inherit them.
  const { npm_config_package: _package, npm_config_call: _call, ...inherited } = process.env
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...inherited,
    [pathName]: [path('node_modules', '.bin'), inherited[pathName] ?? ''].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
  }
}

const SIGNAL_BASE = 128
/** @type {Partial<Record<NodeJS.Signals, number>>} */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

const SIGNAL_NAMES = /** @type {NodeJS.Signals[]} */ (Object.keys(SIGNALS))

/** @returns {Promise<number>} the exit code */
const finished = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      say(`could not start ${child.spawnfile}: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code, signal) => resolve(code ?? SIGNAL_BASE + (SIGNALS[signal] ?? 1)))
  })

/** Runs a tool in the foreground. */
export function tool(name, args, env = {}) {
  const child = spawn(process.execPath, [...(NODE_OPTIONS[name] ?? []), path(TOOLS[name]), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...env },
  })
  // Ctrl-C reaches the child too; wait for it to end in its own way.
  for (const signal of SIGNAL_NAMES) process.on(signal, () => child.kill(signal))
  return finished(child)
}

/** Starts a program and gathers what it says. */
export function gather(file, args, options = {}) {
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(),
    ...options,
  })
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  return finished(child).then((status) => ({ status, output: Buffer.concat(said).toString('utf8') }))
}

/** Runs a tool for its output. */
export const capture = (name, args) => gather(process.execPath, [path(TOOLS[name]), ...args])

const TICK = 15_000

/** Runs a step with its output held back: a line while it lasts, all of it only when it fails. */
export async function quiet(what, file, args, options = {}) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const timer = setInterval(() => say(`... still at it (${seconds()})`), TICK)
  const { status, output } = await gather(file, args, options)
  clearInterval(timer)
  if (status === 0) return { ok: true, seconds: seconds() }
  process.stderr.write(lastLines(output))
  say(`${what} failed after ${seconds()}; what it said last stands above.`)
  return { ok: false, seconds: seconds() }
}

export const quietTool = (what, name, args) => quiet(what, process.execPath, [path(TOOLS[name]), ...args])

const KEPT = 120
const lastLines = (text) => `${text.trimEnd().split('\n').slice(-KEPT).join('\n')}\n`
