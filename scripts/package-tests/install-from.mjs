import { must } from './must.mjs'
import { compiledHere, emptyProject, hasAddon, useAddon } from './project.mjs'
import { firstExample } from './root-readme.mjs'
import { runExamples, writeExamples } from './run-examples.mjs'
import { thisRuntime } from './runtimes.mjs'

/**
 * What a stranger does on the day of the release. A SQLite that was compiled here is not compiled again; `check:packages` does that.
 * @param {import('./registry.mjs').Registry} registry @param {string} version @param {string} folder
 */
export async function installFrom(registry, version, folder) {
  const project = emptyProject(folder)
  const { line, sources } = firstExample()
  const what = line.map((name) => `${name}@${version}`)
  const runtime = thisRuntime()
  const compiled = compiledHere()
  const scripts = hasAddon(compiled) ? ['--ignore-scripts'] : []
  const flags = ['--registry', registry.url, '--no-audit', '--no-fund', ...scripts]
  await must('npm', ['install', ...flags, ...what], { cwd: project, env: runtime.env })
  if (hasAddon(compiled)) useAddon(compiled, project)
  const examples = await writeExamples(project, sources, [{}])
  const { problems } = await runExamples(project, examples, { runtime, model: { url: '' } })
  if (problems.length > 0) throw new Error(`The first example fails:\n${problems.join('\n')}`)
}
