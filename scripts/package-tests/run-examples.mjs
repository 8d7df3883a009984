import { join } from 'node:path'
import { writeExample } from './example.mjs'
import { leadTo } from './model.mjs'
import { disagreements, saidIn } from './printed.mjs'
import { runExample } from './run-example.mjs'

/**
 * @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {{ text: string, stage: Stage, types: string, code: string }} Example as it is written, and the files it was written to
 */

/**
 * Writes examples into a project where what they import is installed.
 * @param {string} project @param {readonly string[]} texts @param {readonly Stage[]} stages @returns {Promise<Example[]>}
 */
export const writeExamples = (project, texts, stages) =>
  Promise.all(
    stages.map(async (stage, at) => {
      const text = texts[at] ?? ''
      const place = stage.place ?? `example-${at + 1}`
      return { text, stage, ...(await writeExample(project, text, { ...stage, place })) }
    }),
  )

/**
 * @param {string} project @param {readonly Example[]} examples @param {{ runtime: Runtime, model: { url: string } }} on
 * @returns {Promise<import('./check-package.mjs').Outcome>}
 */
export async function runExamples(project, examples, on) {
  const did = []
  const problems = []
  for (const example of examples) {
    const { by, why, before } = example.stage
    if (by === 'types') did.push(`type-checked only: ${why}`)
    else {
      did.push(before ? 'run with names it does not introduce' : 'run')
      problems.push(...(await runProblems(project, example, on)))
    }
  }
  return { did, problems }
}

/** @param {string} project @param {Example} example @param {{ runtime: Runtime, model: { url: string } }} on */
async function runProblems(project, { text, stage, types, code }, { runtime, model }) {
  const { env, flags } = stage.model ? leadTo(project, model.url) : { env: {}, flags: [] }
  const args =
    stage.by === 'vitest'
      ? [join(project, 'node_modules', 'vitest', 'vitest.mjs'), 'run', types]
      : [...flags, code]
  const { output, problems } = await runExample({ project, args, runtime, stage, env })
  const unlike = stage.port ? [] : disagreements(saidIn(text), output)
  const silent = stage.prints?.test(output) === false ? [`does not print ${stage.prints}:\n${output}`] : []
  return [...problems, ...unlike, ...silent]
}
