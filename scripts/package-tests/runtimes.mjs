import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { gather } from '../lib/spawn.mjs'

/**
 * @typedef {{ name: string, major: number, node: string, env: NodeJS.ProcessEnv }} Runtime a Node, and the environment it and its npm run
 * in
 */

/**
 * What stands for a line; the Node this script runs on is taken as it is. 24.19 and later come with headers of which better-sqlite3 12
 * aborts when it is compiled with them (https://github.com/nodejs/node/issues/65446); those it has prebuilt run there too.
 */
const VERSIONS = { 20: '20.20.2', 22: '22.23.3', 24: '24.18.1' }
export const MAJORS = Object.keys(VERSIONS)
export const MIDDLE = '22'

/** What npm and pnpm tell their scripts is about this workspace, and NODE_PATH would lend its modules. */
const OURS =
  /^(?:npm_(?:package|lifecycle|command|execpath|node_execpath)|INIT_CWD$|NODE_PATH$|NODE_OPTIONS$)/u

export const strangersEnvironment = (/** @type {NodeJS.ProcessEnv} */ extra = {}) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  npm_config_update_notifier: 'false',
  npm_config_loglevel: 'error',
  ...extra,
})

/**
 * SQLite is compiled for it to be tried, not measured, and most of that time is for making it fast. The compiler takes what it is told
 * last.
 */
const UNOPTIMISED = { CFLAGS: '-O0', CXXFLAGS: '-O0' }

/** @param {string} wanted a line, or a version of it @param {string} into where it may be put @returns {Promise<Runtime>} */
export async function runtimeOf(wanted, into) {
  if (process.versions.node.split('.')[0] === wanted) return thisRuntime()
  const version = VERSIONS[wanted] ?? wanted
  const prefix = await fetched(version, join(into, `node-${version}`))
  const path = [join(prefix, 'bin'), process.env['PATH'] ?? ''].join(delimiter)
  // It brings its headers: nothing is fetched from elsewhere to compile for it.
  const env = strangersEnvironment({ PATH: path, npm_config_nodedir: prefix, ...UNOPTIMISED })
  return runtime(version, join(prefix, 'bin', 'node'), env)
}

/** What this script runs on. @returns {Runtime} */
export const thisRuntime = () => runtime(process.versions.node, process.execPath, strangersEnvironment())

/** @param {string} version @param {string} node @param {NodeJS.ProcessEnv} env @returns {Runtime} */
const runtime = (version, node, env) => ({
  name: `Node ${version}`,
  major: Number(version.split('.')[0]),
  node,
  env,
})

/** The npm package `node` asks for one like this on each platform; this is that without a second copy. */
async function fetched(/** @type {string} */ version, /** @type {string} */ folder) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const prefix = join(folder, 'node_modules', name)
  if (existsSync(prefix)) return prefix
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const { status, output } = await gather(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', `${name}@${version}`],
    { cwd: folder, env: strangersEnvironment() },
  )
  if (status !== 0) throw new Error(`Node ${version} could not be fetched:\n${output}`)
  return prefix
}
