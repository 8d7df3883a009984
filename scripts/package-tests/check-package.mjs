import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { consoleProblems, typedIn } from './console-blocks.mjs'
import { entriesOf, entryProblems } from './entries.mjs'
import { examplesIn } from './example.mjs'
import { withoutVersion, withTarballs } from './install-line.mjs'
import { supports, untried } from './majors.mjs'
import { emptyProject, install } from './project.mjs'
import { runExamples, writeExamples } from './run-examples.mjs'
import { stagesOf } from './stages.mjs'
import { undeclared } from './undeclared.mjs'

/**
 * @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {import('../lib/pack.mjs').Packed} Packed
 * @typedef {import('./run-examples.mjs').Example} Example
 * @typedef {{ did: string[], problems: string[] }} Outcome
 * @typedef {object} Installed a project in which examples run on any Node
 * @property {string} project
 * @property {string[]} problems of installing it, and of what the tarball holds
 * @property {string[]} sources to be compiled
 * @property {(runtime: Runtime, model: { url: string }) => Promise<Outcome>} run
 * @property {(runtime: Runtime) => boolean} [supports] whether it runs there; left out: everywhere
 */

/**
 * One package in an empty project: what a line of its README says to install, and nothing else.
 * @param {Packed} one @param {{ line: readonly string[], peers: readonly import('./majors.mjs').Major[] }} tried @param
 * {ReadonlyMap<string, Packed>} packed @param {string} folder @param {Runtime} runtime
 * @returns {Promise<Installed>}
 */
export async function installPackage(one, { line, peers }, packed, folder, runtime) {
  const project = emptyProject(folder)
  const problems = await install(project, withTarballs(line, packed), runtime, { scripts: false })
  if (problems.length > 0)
    return { project, problems, sources: [], run: async () => ({ did: [], problems: [] }) }
  const missing = await undeclared(join(project, 'node_modules', one.name))
  const texts = examplesIn(one.readme)
  const stages = stagesOf(one.dir).slice(0, texts.length)
  const examples = await writeExamples(project, texts, stages)
  return {
    project,
    problems: [
      ...untried(one),
      ...missing.map((name) => `imports ${name} and does not ask for it`),
      ...withoutVersion(line, one.manifest).map(
        (name) => `tells to install ${name} without the major it needs`,
      ),
    ],
    sources: [...examples.map(({ types }) => types), entriesFile(project, one.name)],
    supports: (on) => supports(project, peers, on),
    run: (on, model) => runPackage(one, { project, examples, runtime: on, model }),
  }
}

/** A file that imports all of a package, so that all of its declarations are compiled. @param {string} project @param {string} name */
function entriesFile(project, name) {
  const file = join(project, 'entries.ts')
  const lines = entriesOf(project, name).map((entry, at) => `export * as entry${at} from '${entry}'\n`)
  writeFileSync(file, lines.join(''))
  return file
}

/** @param {Packed} one @param {{ project: string, examples: readonly Example[], runtime: Runtime, model: { url: string } }} given */
async function runPackage({ name, readme }, { project, examples, runtime, model }) {
  const entries = await entryProblems(project, name, runtime)
  const typed = typedIn(readme)
  const said = await consoleProblems(project, typed, runtime)
  const shown = await runExamples(project, examples, { runtime, model })
  const did = [...(typed.length > 0 ? ['what it types is run'] : []), ...shown.did]
  return { did, problems: [...entries, ...said, ...shown.problems] }
}
