import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { path } from '../lib/place.mjs'
import { gather } from '../lib/spawn.mjs'

const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['bundler', 'preserve'],
]

/**
 * Compiles files of several projects against what is installed beside each, in the two ways of resolving modules that know `exports`.
 * Declarations of other people are taken as they are; those of this workspace have to be right.
 * @param {string} projects folder that holds them @param {readonly string[]} files @returns {Promise<string[]>} problems
 */
export async function typeProblems(projects, files) {
  const found = await Promise.all(
    RESOLUTIONS.map(async ([moduleResolution, module]) => {
      const config = join(projects, `tsconfig.${moduleResolution}.json`)
      writeFileSync(config, JSON.stringify(configOf({ module, moduleResolution }, projects, files)))
      const tsc = path('packages/core/node_modules/typescript/bin/tsc')
      const { status, output } = await gather(process.execPath, [tsc, '-p', config, '--pretty', 'false'], {
        cwd: projects,
      })
      if (status !== 0 && !/error TS\d+/u.test(output)) return [output]
      return errorsOfOurs(output).map((line) => `${moduleResolution}: ${line}`)
    }),
  )
  return found.flat()
}

const configOf = (resolution, /** @type {string} */ projects, /** @type {readonly string[]} */ files) => ({
  compilerOptions: {
    ...resolution,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    // A program for Node has these installed; they say nothing of the packages.
    types: ['node'],
    typeRoots: [path('node_modules', '@types')],
  },
  files: files.map((file) => relative(projects, file)),
})

/** Where tsc says an error is: what it says of it may name any file. */
const ELSEWHERE = /^[^(]*node_modules\/(?!@recollect\/)[^(]*\(\d+,\d+\): error TS/u

/** @param {string} output of tsc */
export const errorsOfOurs = (output) =>
  output.split('\n').filter((line) => /error TS\d+/u.test(line) && !ELSEWHERE.test(line))
