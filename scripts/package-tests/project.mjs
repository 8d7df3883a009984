import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { path } from '../lib/place.mjs'
import { gather } from '../lib/spawn.mjs'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime */

const ADDON = join('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')

/** An empty folder that is an ES module package, and nothing more. @param {string} folder */
export function emptyProject(folder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n')
  return folder
}

/**
 * What a stranger types. SQLite takes a minute to compile: with an addon of the same Node at hand install scripts are left out, and
 * `useAddon` brings it.
 * @param {string} folder @param {readonly string[]} what @param {Runtime} runtime @param {{ scripts: boolean }} options
 * @returns {Promise<string[]>} problems
 */
export async function install(folder, what, { env }, { scripts }) {
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', ...(scripts ? [] : ['--ignore-scripts'])]
  const { status, output } = await gather('npm', ['install', ...flags, ...what], { cwd: folder, env })
  return status === 0 ? [] : [`npm install ${what.join(' ')}\n${output}`]
}

/** Where this workspace keeps the SQLite that its own install compiled: node_modules' folder above the package. */
export function compiledHere() {
  const from = createRequire(path('packages/store-sqlite/package.json'))
  return dirname(dirname(dirname(from.resolve('better-sqlite3/package.json'))))
}

/** Whether a SQLite was compiled there. @param {string} project */
export const hasAddon = (project) => existsSync(join(project, ADDON))

/** Puts the SQLite that was compiled in one project into another. @param {string} compiled @param {string} project */
export function useAddon(compiled, project) {
  if (!existsSync(join(project, 'node_modules', 'better-sqlite3'))) return
  mkdirSync(dirname(join(project, ADDON)), { recursive: true })
  cpSync(join(compiled, ADDON), join(project, ADDON))
}

/** Remembers what stands in a project, and takes away what has come since: databases of an earlier run. @param {string} project */
export function restorer(project) {
  const kept = new Set(readdirSync(project))
  return () => {
    for (const name of readdirSync(project).filter((found) => !kept.has(found)))
      rmSync(join(project, name), { recursive: true, force: true })
  }
}
