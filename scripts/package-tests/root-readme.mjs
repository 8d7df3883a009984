import { readFileSync } from 'node:fs'
import { path } from '../lib/place.mjs'
import { examplesIn } from './example.mjs'
import { installLine, withTarballs } from './install-line.mjs'
import { emptyProject, install } from './project.mjs'
import { runExamples, writeExamples } from './run-examples.mjs'

const ENGLISH = '@recollect/extract-en'

/** The README's first example for somebody who takes the Chinese pack alone. @param {string} source */
export function withoutEnglish(source) {
  const without = source
    .replace(`import { english } from '${ENGLISH}'\n`, '')
    .replace('[chinese(), english()]', '[chinese()]')
  if (without.includes('english')) throw new Error('The first example uses the English pack in another way.')
  return without
}

const readme = () => readFileSync(path('README.md'), 'utf8')

/** The README of this repository and what it says to install. */
export const firstExample = () => ({ line: installLine(readme()), source: examplesIn(readme())[0] ?? '' })

/** The same with one pack. */
export const firstExampleInChinese = () => {
  const { line, source } = firstExample()
  return { line: line.filter((word) => word !== ENGLISH), source: withoutEnglish(source) }
}

/**
 * In an empty folder, with all that install scripts do: this is where SQLite is compiled.
 * @param {{ line: readonly string[], source: string }} example @param {ReadonlyMap<string, import('../lib/pack.mjs').Packed>} packed
 * @param {string} folder @param {import('./runtimes.mjs').Runtime} runtime @param {{ scripts: boolean }} options
 * @returns {Promise<import('./check-package.mjs').Installed>}
 */
export async function installExample({ line, source }, packed, folder, runtime, options) {
  const project = emptyProject(folder)
  const problems = await install(project, withTarballs(line, packed), runtime, options)
  const examples = await writeExamples(project, [source], [{}])
  const sources = examples.map(({ types }) => types)
  return {
    project,
    problems,
    sources,
    run: (on, model) => runExamples(project, examples, { runtime: on, model }),
  }
}
