import { readFileSync } from 'node:fs'
import { path } from '../lib/place.mjs'
import { examplesIn } from './example.mjs'
import { installLine, installLines, withTarballs } from './install-line.mjs'
import { emptyProject, install } from './project.mjs'
import { runExamples, writeExamples } from './run-examples.mjs'

const readme = () => readFileSync(path('README.md'), 'utf8')

/** The first example of this repository's README, and what the first line under "Install" brings: that must do for it. */
export const firstExample = () => ({
  line: installLine(readme()),
  sources: examplesIn(readme()).slice(0, 1),
})

/** All its examples, and all it says to install. */
export const allExamples = () => ({ line: installLines(readme()).flat(), sources: examplesIn(readme()) })

/**
 * In an empty folder, with all that install scripts do: this is where SQLite is compiled.
 * @param {{ line: readonly string[], sources: readonly string[] }} examples
 * @param {ReadonlyMap<string, import('../lib/pack.mjs').Packed>} packed
 * @param {string} folder @param {import('./runtimes.mjs').Runtime} runtime @param {{ scripts: boolean }} options
 * @returns {Promise<import('./check-package.mjs').Installed>}
 */
export async function installExamples({ line, sources }, packed, folder, runtime, options) {
  const project = emptyProject(folder)
  const problems = await install(project, withTarballs(line, packed), runtime, options)
  const stages = sources.map(() => ({}))
  const examples = await writeExamples(project, sources, stages)
  return {
    project,
    problems,
    sources: examples.map(({ types }) => types),
    run: (on, model) => runExamples(project, examples, { runtime: on, model }),
  }
}
