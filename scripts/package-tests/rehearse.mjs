// A release from beginning to end that nobody sees: a copy of this tree gets its versions and changelogs, is built and published to a
// registry on this machine, and installed from there into an empty folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../lib/install.mjs'
import { checkNode, say } from '../lib/place.mjs'
import { copyTree } from './copy-tree.mjs'
import { installFrom } from './install-from.mjs'
import { startRegistry } from './registry.mjs'
import { buildTree, publishTree, versionTree } from './release-steps.mjs'

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })

/** @template T @param {string} what @param {() => Promise<T>} work @returns {Promise<T>} */
async function step(what, work) {
  const started = Date.now()
  const done = await work()
  say(`${what} (${Math.round((Date.now() - started) / 1000)} s)`)
  return done
}

/** @param {string} place */
async function rehearse(place) {
  const tree = join(place, 'tree')
  await step('a copy of this tree, installed', () => copyTree(tree))
  const { version, changelog } = await step('versions and changelogs', () => versionTree(tree))
  console.log(changelog)
  await step('built', () => buildTree(tree))
  const registry = await step('a registry', () => startRegistry(join(place, 'registry')))
  try {
    const names = await step('published', () => publishTree(tree, registry, version))
    say(`${names.length} packages of version ${version} are at ${registry.url}.`)
    await step('installed from there, and the first example run', () =>
      installFrom(registry, version, join(place, 'stranger')),
    )
  } finally {
    await registry.close()
  }
}

checkNode()
await ensureInstalled()
const place = mkdtempSync(join(tmpdir(), 'recollect-release-'))
try {
  await rehearse(place)
  say('A release would go through.')
} catch (error) {
  console.error(error)
  say('A release would fail.')
  process.exitCode = 1
} finally {
  if (values.keep) say(`Left in ${place}.`)
  else rmSync(place, { recursive: true, force: true })
}
