import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gather } from '../lib/spawn.mjs'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime */

const manifestOf = (/** @type {string} */ project, /** @type {string} */ name) =>
  JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))

/** What a user can import of an installed package, schemas and the manifest aside. @param {string} project @param {string} name */
export const entriesOf = (project, name) =>
  Object.entries(manifestOf(project, name).exports ?? {})
    .filter(([, target]) => typeof target === 'object')
    .map(([entry]) => name + entry.slice(1))

const optionalPeers = ({ peerDependenciesMeta = {} }) =>
  Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name].optional === true)

/** `require` fails where anything that is loaded awaits at its top level. */
const loading = (/** @type {readonly string[]} */ entries) => `
const require = process.getBuiltinModule('node:module').createRequire(process.cwd() + '/')
for (const entry of ${JSON.stringify(entries)})
  try {
    if (require(entry) !== (await import(entry))) throw new Error('require and import give two modules')
  } catch (error) {
    console.log(JSON.stringify([entry, String(error.stack)]))
  }
process.exit()`

/**
 * Loads each entry of an installed package by `require` and by `import`. One for which an optional peer is needed may miss that, and
 * nothing else.
 * @param {string} project @param {string} name @param {Runtime} runtime @returns {Promise<string[]>} problems
 */
export async function entryProblems(project, name, { node, env }) {
  const optional = optionalPeers(manifestOf(project, name))
  const args = ['--input-type=module', '--eval', loading(entriesOf(project, name))]
  const { status, output } = await gather(node, args, { cwd: project, env })
  if (status !== 0) return [`loading the entries of ${name} ends with ${status}\n${output}`]
  return output
    .split('\n')
    .filter((line) => line.startsWith('["'))
    .map((line) => /** @type {[string, string]} */ (JSON.parse(line)))
    .filter(([, error]) => !optional.includes(missingIn(error)))
    .map(([entry, error]) => `cannot load ${entry}\n${error}`)
}

/** @param {string} error */
const missingIn = (error) =>
  /Cannot find (?:package|module) '(?<name>[^']+)'/u.exec(error)?.groups?.['name'] ?? ''
