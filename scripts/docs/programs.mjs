import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { path } from '../lib/place.mjs'
import { bundled } from './bundle.mjs'

/** @typedef {import('./commands.mjs').Program} Program */

const RECOLLECT = {
  file: 'recollect',
  text: `export { parseArgv } from '${path('packages/cli/src/argv/parse.ts')}'
    import { allCommands } from '${path('packages/cli/src/argv/commands.ts')}'
    export const commands = await allCommands()
    export { catalogue } from '${path('packages/cli/src/text/index.ts')}'`,
}
const BENCH = { file: 'bench', text: `export { buildProgram } from '${path('apps/bench/src/program.ts')}'` }

/** Whatever is imported of it, called or constructed. */
const NOTHING = `
const nothing = new Proxy(function () {}, {
  get: (target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? target.prototype : nothing),
  apply: () => nothing,
  getPrototypeOf: () => nothing,
})
module.exports = nothing`

/**
 * What commands do is left out: it is not needed to read their arguments.
 * @param {(asked: import('esbuild').OnResolveArgs) => boolean} isNeeded @returns {import('esbuild').Plugin}
 */
const only = (isNeeded) => ({
  name: 'arguments only',
  setup(build) {
    build.onResolve({ filter: /./ }, (asked) =>
      asked.kind === 'entry-point' || isNeeded(asked) ? null : { path: asked.path, namespace: 'nothing' },
    )
    build.onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: NOTHING, loader: 'js' }))
  },
})

const ARGUMENTS = /^(?:[./]|node:|commander$|zod$)/u
/** How arguments are named is said by these. The version is read from a file beside the source. */
const ofRecollect = only(
  ({ path: name }) =>
    (ARGUMENTS.test(name) || name.startsWith('@recollect/core')) && !name.endsWith('/version.ts'),
)
const ofBench = only(({ path: name }) => ARGUMENTS.test(name))

/**
 * The programs of this repository, asked what they make of their arguments; nothing of them is run. @returns {Promise<Record<string,
 * Program>>}
 */
export async function programs() {
  const recollect = await loaded(RECOLLECT, ofRecollect)
  const bench = await loaded(BENCH, ofBench)
  const words = recollect.catalogue('en')
  return {
    recollect: (args) => attempt(() => recollect.parseArgv(args, words, 80, recollect.commands)),
    bench: (args) => attempt(() => parseNames(bench.buildProgram(), args)),
  }
}

/** @param {import('./bundle.mjs').Source} source @param {import('esbuild').Plugin} plugin */
async function loaded(source, plugin) {
  const folder = mkdtempSync(join(tmpdir(), 'recollect-docs-'))
  try {
    const load = await bundled(folder, [source], [plugin])
    return await load(source)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Commander runs what it parses; this looks at names alone. */
function parseNames(program, [name = '', ...args]) {
  if (name === '') return
  const command = program.commands.find((one) => one.name() === name)
  if (!command) throw new Error(`there is no command "${name}"`)
  const { unknown } = command.parseOptions(args)
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(' ')}`)
}

/** @param {() => unknown} work */
function attempt(work) {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
