import { join } from 'node:path'
import { gather } from '../lib/spawn.mjs'
import { withTarballs } from './install-line.mjs'
import { emptyProject, install } from './project.mjs'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {import('./check-package.mjs').Installed} Installed */

const CREATES = '@recollect/create-language-pack'
const FOLDER = 'extract-pt'
/** What its author types there. */
const STEPS = [['test'], ['run', 'build'], ['run', 'typecheck']]

/**
 * A language pack that the published package writes into an empty folder, installed there with what it asks for.
 * @param {ReadonlyMap<string, import('../lib/pack.mjs').Packed>} packed @param {string} folder @param {Runtime} runtime
 * @returns {Promise<Installed>}
 */
export async function installLanguagePack(packed, folder, runtime) {
  const project = emptyProject(folder)
  const pack = join(project, FOLDER)
  const tarballs = withTarballs(['@recollect/core', '@recollect/rules', '@recollect/testkit'], packed)
  const problems = [
    ...(await created(project, packed.get(CREATES)?.tarball ?? '', runtime)),
    ...(await install(pack, ['--save-dev', ...tarballs], runtime, { scripts: false })),
  ]
  return { project, problems, sources: [], run: (on) => runLanguagePack(pack, on) }
}

/** As `npm create` would, of a tarball. @param {string} project @param {string} tarball @param {Runtime} runtime */
async function created(project, tarball, { env }) {
  const args = ['exec', '--yes', `--package=${tarball}`, '--', 'create-language-pack', 'pt']
  const { status, output } = await gather('npm', args, { cwd: project, env })
  return status === 0 ? [] : [`no language pack is created:\n${output}`]
}

/** @param {string} pack @param {Runtime} runtime */
async function runLanguagePack(pack, { env }) {
  const problems = []
  for (const args of STEPS) {
    const { status, output } = await gather('npm', args, { cwd: pack, env })
    if (status !== 0) problems.push(`npm ${args.join(' ')} in a new language pack:\n${output}`)
  }
  return { did: STEPS.map((args) => `npm ${args.join(' ')}`), problems }
}
