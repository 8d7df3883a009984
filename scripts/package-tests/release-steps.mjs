import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './must.mjs'

/** @typedef {import('./registry.mjs').Registry} Registry */

const read = (/** @type {string[]} */ ...parts) => readFileSync(join(...parts), 'utf8')

/** Public packages of a tree, as they stand there. @param {string} tree */
const publicPackages = (tree) =>
  readdirSync(join(tree, 'packages'))
    .map((name) => join(tree, 'packages', name, 'package.json'))
    .map((file) => ({ file, manifest: JSON.parse(readFileSync(file, 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true)

const changeset = (/** @type {string} */ tree) => join(tree, 'node_modules/@changesets/cli/bin.js')

/**
 * Turns the changesets into versions and changelogs. Without any there is nothing to release, which is no fault: a note is made up.
 * @param {string} tree
 */
export async function versionTree(tree) {
  const noted = readdirSync(join(tree, '.changeset')).some((name) => /^(?!README).*\.md$/u.test(name))
  if (!noted)
    writeFileSync(join(tree, '.changeset/rehearsal.md'), "---\n'@recollect/core': patch\n---\n\nRehearsal\n")
  const before = JSON.parse(read(tree, 'packages/core/package.json')).version
  await must(process.execPath, [changeset(tree), 'version'], { cwd: tree })
  const { version } = JSON.parse(read(tree, 'packages/core/package.json'))
  const changelog = read(tree, 'packages/core/CHANGELOG.md')
  if (version === before) throw new Error(`changeset version left core at ${before}.`)
  const others = publicPackages(tree).filter(({ manifest }) => manifest.version !== version)
  if (others.length > 0)
    throw new Error(
      `Not all packages became ${version}: ${others.map(({ manifest }) => manifest.name).join(', ')}.`,
    )
  return { version, changelog: changelog.split('\n').slice(0, 12).join('\n') }
}

/** @param {string} tree */
export const buildTree = (tree) => {
  const args = ['run', 'build', '--filter=./packages/*', '--ui=stream']
  const path = [join(tree, 'node_modules/.bin'), process.env['PATH']].join(':')
  const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1' }
  return must(process.execPath, [join(tree, 'node_modules/turbo/bin/turbo'), ...args], { cwd: tree, env })
}

/** Publishes as CI does, to the registry of the rehearsal. @param {string} tree @param {Registry} registry @param {string} version */
export async function publishTree(tree, registry, version) {
  const packages = publicPackages(tree)
  for (const { file, manifest } of packages) {
    // Only a CI that npm knows can state where a package comes from.
    const { provenance: _provenance, ...publishConfig } = manifest.publishConfig ?? {}
    writeFileSync(file, `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`)
  }
  const path = [join(tree, 'node_modules/.bin'), process.env['PATH']].join(':')
  const env = { ...process.env, ...registry.env, PATH: path }
  await must(process.execPath, [changeset(tree), 'publish'], { cwd: tree, env })
  const names = packages.map(({ manifest }) => manifest.name)
  for (const name of names) {
    const answer = await globalThis.fetch(`${registry.url}/${name.replace('/', '%2f')}/${version}`)
    if (!answer.ok) throw new Error(`${name}@${version} did not arrive: ${answer.status}.`)
  }
  return names
}
