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

const importing = (/** @type {readonly string[]} */ entries) => `
for (const entry of ${JSON.stringify(entries)})
  await import(entry).catch((error) => console.log(JSON.stringify([entry, String(error.stack)])))
process.exit()`

/**
 * Imports each entry of an installed package. One for which an optional peer is needed may miss that, and nothing else.
 * @param {string} project @param {string} name @param {Runtime} runtime @returns {Promise<string[]>} problems
 */
export async function entryProblems(project, name, { node, env }) {
  const optional = optionalPeers(manifestOf(project, name))
  const args = ['--input-type=module', '--eval', importing(entriesOf(project, name))]
  const { status, output } = await gather(node, args, { cwd: project, env })
  if (status !== 0) return [`importing the entries of ${name} ends with ${status}\n${output}`]
  return output
    .split('\n')
    .filter((line) => line.startsWith('["'))
    .map((line) => /** @type {[string, string]} */ (JSON.parse(line)))
    .filter(([, error]) => !optional.includes(missingIn(error)))
    .map(([entry, error]) => `cannot import ${entry}\n${error}`)
}

/** @param {string} error */
const missingIn = (error) => /Cannot find package '(?<name>[^']+)'/u.exec(error)?.groups?.['name'] ?? ''
