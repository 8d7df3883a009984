import { basename, join } from 'node:path'
import { installPackage } from './check-package.mjs'
import { installConsumers } from './consumers.mjs'
import { inTurns } from './in-turns.mjs'
import { packAll } from '../lib/pack.mjs'
import { installLanguagePack } from './language-pack.mjs'
import { triedLines } from './majors.mjs'
import { compiledHere, hasAddon, restorer, useAddon } from './project.mjs'
import { reporter } from './report.mjs'
import { allExamples, firstExample, installExamples } from './root-readme.mjs'
import { MIDDLE, runtimeOf } from './runtimes.mjs'
import { checkSqliteDrivers } from './sqlite-drivers.mjs'
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

  // The rest goes on while SQLite compiles.
  const compiled = new Map(
    runtimes.map((runtime) => {
      const folder = join(projects, runtime.name)
      const label = `README.md, its first example and nothing more, ${runtime.name}`
      const check = () => checkFirst(folder, runtime, { packed, model })
      return [runtime, told(label, check).then(() => folder)]
    }),
  )
  const jobs = jobsOf({ projects, packed, wanted, first: runtimes[0] })
  // Most of it waits for what is fetched.
  const drivers = wanted('sqlite-drivers')
    ? checkSqliteDrivers(place, told, only?.includes('sqlite-drivers') ?? false)
    : null
  const places = (await inTurns(jobs, (job) => installed(job, told))).filter((one) => one !== null)
  const sources = places.flatMap((one) => one.sources)
  await Promise.all([
    inTurns(places, (one) => runOnEach(runtimes, one, { compiled, model, told })),
    sources.length > 0 &&
      told('all examples and entries, nodenext and bundler', () => typesOf(projects, sources)),
    wanted('without-node') && checkWithoutNode(join(projects, 'consumers'), place, told),
    drivers,
    ...compiled.values(),
  ])
  return failed()
}

/**
 * One Node after another: they share the project, into which the addon of each is put.
 * @param {readonly Runtime[]} runtimes @param {Installed & { label: string, restore: () => void }} one
 * @param {{ compiled: ReadonlyMap<Runtime, Promise<string>>, model: { url: string }, told: Function }} given
 */
async function runOnEach(runtimes, { label, project, restore, run, supports }, { compiled, model, told }) {
  for (const runtime of runtimes) {
    if (!(supports?.(runtime) ?? true) || !isTriedOn(runtime, label)) continue
    const addon = (await compiled.get(runtime)) ?? ''
    await told(`${label}, ${runtime.name}`, async () => {
      restore()
      useAddon(addon, project)
      return run(runtime, model)
    })
  }
}

async function typesOf(/** @type {string} */ projects, /** @type {readonly string[]} */ sources) {
  return { did: ['type-checked'], problems: await typeProblems(projects, sources) }
}

const APPLICATIONS = 'other kinds of applications'

/** Examples are run on both ends of what is supported; what differs between is how an application loads a package. */
const isTriedOn = ({ major }, label) => label === APPLICATIONS || String(major) !== MIDDLE

/**
 * An install with all that install scripts do: the SQLite it compiles goes into all other projects. On the Node this workspace was
 * installed with that was done before, by the same script.
 * @param {string} folder @param {Runtime} runtime
 * @param {{ packed: ReadonlyMap<string, import('../lib/pack.mjs').Packed>, model: { url: string } }} given
 */
async function checkFirst(folder, runtime, { packed, model }) {
  const here = runtime.node === process.execPath && hasAddon(compiledHere())
  const installed = await installExamples(firstExample(), packed, folder, runtime, { scripts: !here })
  if (installed.problems.length > 0) return { did: [], ...installed }
  if (here) useAddon(compiledHere(), folder)
  return installed.run(runtime, model)
}

/** What is installed once, by the first Node, and run on all of them: nothing but the addon depends on the Node. */
function jobsOf({ packed, projects, wanted, first }) {
  const root = {
    name: 'root',
    label: 'README.md',
    install: () => installExamples(allExamples(), packed, join(projects, 'root'), first, { scripts: false }),
  }
  const consumers = {
    name: 'consumers',
    label: APPLICATIONS,
    install: () => installConsumers(packed, join(projects, 'consumers'), first),
  }
  const languagePack = {
    name: 'create-language-pack',
    label: 'a new language pack',
    install: () => installLanguagePack(packed, join(projects, 'language-pack'), first),
  }
  const packages = [...packed.values()].flatMap((one) =>
    triedLines(one).map((tried, at) => ({
      name: basename(one.dir),
      label: [one.name, ...tried.peers.map(({ name, major }) => `${name}@${major}`)].join(' with '),
      install: () =>
        installPackage(one, tried, packed, join(projects, basename(one.dir) + (at || '')), first),
    })),
  )
  return [root, consumers, languagePack, ...packages].filter(
    ({ name }) => wanted(name) || (name === 'consumers' && wanted('without-node')),
  )
}

/**
 * @param {{ label: string, install: () => Promise<Installed> }} job @param {Function} told
 * @returns {Promise<(Installed & { label: string, restore: () => void }) | null>} null when it could not be
 */
async function installed({ label, install }, told) {
  /** @type {Installed | undefined} */
  let done
  await told(`${label}, installed`, async () => {
    done = await install()
    return { did: [], problems: done.problems }
  })
  return done === undefined ? null : { ...done, label, restore: restorer(done.project) }
}
