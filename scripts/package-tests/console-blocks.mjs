import { join } from 'node:path'
import { readPage } from '../docs/read-page.mjs'
import { gather } from '../lib/spawn.mjs'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {{ command: string, said: string }} Typed */

/**
 * What a README shows of a terminal before it says how to install: `$ command`, and below it what is printed. Further down are pieces that
 * need what stands around them.
 * @param {string} readme @returns {Typed[]}
 */
export function typedIn(readme) {
  const { blocks, headings } = readPage('README.md', readme)
  const end = headings.find(({ text }) => text === 'Install')?.line ?? 0
  return blocks
    .filter(({ lang, line }) => lang === 'console' && line < end)
    .flatMap(({ text }) => text.split(/^\$ /mu).slice(1))
    .map((one) => {
      const [command = '', ...said] = one.trimEnd().split('\n')
      return { command, said: said.join('\n') }
    })
}

/**
 * Types it all, with what is installed in a project; the talk that is shown is held in Chinese.
 * @param {string} project @param {readonly Typed[]} typed @param {Runtime} runtime @returns {Promise<string[]>} problems
 */
export async function consoleProblems(project, typed, { env }) {
  const PATH = `${join(project, 'node_modules', '.bin')}:${env['PATH']}`
  const options = { cwd: project, env: { ...env, PATH, HOME: project, LC_ALL: 'zh_CN.UTF-8' } }
  const problems = []
  for (const { command, said } of typed) {
    const { output } = await gather('sh', ['-c', command], options)
    if (output.trimEnd() !== said)
      problems.push(`"${command}" is shown to print "${said}", and prints "${output.trimEnd()}"`)
  }
  return problems
}
