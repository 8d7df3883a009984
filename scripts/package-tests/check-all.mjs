import { basename, join } from 'node:path'
import { installPackage } from './check-package.mjs'
import { inTurns } from './in-turns.mjs'
import { packAll } from './pack.mjs'
import { restorer, useAddon } from './project.mjs'
import { reporter } from './report.mjs'
import { firstExample, firstExampleInChinese, installExample } from './root-readme.mjs'
import { runtimeOf } from './runtimes.mjs'
import { typeProblems } from './types.mjs'
import { checkWithoutNode } from './without-node.mjs'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {import('./check-package.mjs').Installed} Installed */

/**
 * @param {{ place: string, model: { url: string }, nodes: readonly string[], only: readonly string[] | null }} given
 * @returns {Promise<number>} how many problems there are
 */
export async function checkAll({ place, model, nodes, only }) {
  const { told, failed } = reporter()
  const packed = await packAll(place)
  const runtimes = await inTurns(nodes, (node) => runtimeOf(node, place))
  const wanted = (/** @type {string} */ name) => only?.includes(name) ?? true
  const projects = join(place, 'projects')

  // On each Node an install with all that install scripts do; the SQLite compiled there goes into all other projects.
  const compiled = new Map(runtimes.map((runtime) => [runtime, join(projects, runtime.name)]))
  const shared = { place, projects, packed, compiled, model, wanted, runtimes, told }
  await inTurns(runtimes, (runtime) =>
    told(`README.md with the Chinese pack alone, ${runtime.name}`, async () => {
      const folder = compiled.get(runtime) ?? ''
      const installed = await installExample(firstExampleInChinese(), packed, folder, runtime, {
        scripts: true,
      })
      return installed.problems.length > 0 ? { did: [], ...installed } : installed.run(runtime, model)
    }),
  )
  const sources = (
    await inTurns(jobsOf(shared), ({ label, install }) => checkOn(label, install, shared))
  ).flat()
  await told('all examples and entries, nodenext and bundler', async () => ({
    did: ['type-checked'],
    problems: await typeProblems(projects, sources),
  }))
  if (wanted('without-node')) await checkWithoutNode(join(projects, 'root'), place, told)
  return failed()
}

/** What is installed once, by the first Node, and run on all of them: nothing but the addon depends on the Node. */
function jobsOf({ packed, projects, wanted, runtimes }) {
  const [first] = runtimes
  const root = {
    name: 'root',
    label: 'README.md',
    install: () => installExample(firstExample(), packed, join(projects, 'root'), first, { scripts: false }),
  }
  const packages = [...packed.values()].map((one) => ({
    name: basename(one.dir),
    label: one.name,
    install: () => installPackage(one, packed, join(projects, basename(one.dir)), first),
  }))
  return [root, ...packages].filter(({ name }) => wanted(name) || (name === 'root' && wanted('without-node')))
}

/**
 * @param {string} label @param {() => Promise<Installed>} install
 * @param {{ runtimes: readonly Runtime[], compiled: ReadonlyMap<Runtime, string>, model: { url: string }, told: Function }} shared
 * @returns {Promise<readonly string[]>} files to be compiled
 */
async function checkOn(label, install, { runtimes, compiled, model, told }) {
  /** @type {Installed | undefined} */
  let installed
  await told(`${label}, installed`, async () => {
    installed = await install()
    return { did: [], problems: installed.problems }
  })
  if (installed === undefined) return []
  const restore = restorer(installed.project)
  for (const runtime of runtimes) {
    restore()
    useAddon(compiled.get(runtime) ?? '', installed.project)
    await told(`${label}, ${runtime.name}`, () => installed?.run(runtime, model))
  }
  return installed.sources
}
