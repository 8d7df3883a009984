import { existsSync } from 'node:fs'
import { path, readJson, workspaces } from '../lib/place.mjs'
import { commandsIn } from './shell.mjs'

/** @typedef {import('./read-page.mjs').Page} Page */
/** What a program of this repository says of its arguments: null, or what is wrong. @typedef {(args: string[]) => string | null} Program */

const SHELL = new Set(['sh', 'bash', 'console'])
const INSTALLS = new Set(['install', 'i', 'add'])
/** Of npm and pnpm themselves. */
const OWN = new Set([
  'exec',
  'dlx',
  'pack',
  'publish',
  'view',
  'init',
  'login',
  'ci',
  'rebuild',
  'approve-builds',
])

/**
 * Commands in blocks of shell that this repository does not have. @param {readonly Page[]} pages @param {Record<string, Program>}
 * programs
 */
export function commandProblems(pages, programs) {
  const known = { programs, scripts: Object.keys(readJson('package.json').scripts), packages: packageNames() }
  return pages.flatMap((page) =>
    page.blocks
      .filter(({ lang }) => SHELL.has(lang))
      .flatMap(({ lang, text, line }) =>
        commandsIn(lang === 'console' ? typedIn(text) : text).flatMap((words) => {
          const problem = problemOf(words, known)
          return problem === null ? [] : [`${page.name}:${line}: ${words.join(' ')}\n  ${problem}`]
        }),
      ),
  )
}

const packageNames = () => new Set(workspaces().map((dir) => readJson(`${dir}/package.json`).name))

/** In a console only lines behind a prompt are typed. @param {string} text */
const typedIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('$ '))
    .join('\n')

/**
 * @param {string[]} words @param {{ programs: Record<string, Program>, scripts: string[], packages: Set<string> }} known
 * @returns {string | null}
 */
function problemOf([name = '', ...args], known) {
  if (name === 'npm' || name === 'pnpm') return scriptProblem(args, known)
  if (name === 'npx') return packageProblem(args, known)
  if (name.startsWith('./') || name.startsWith('.ci/'))
    return existsSync(path(name)) ? null : `there is no ${name}`
  return known.programs[name]?.(args) ?? null
}

/** @param {string[]} given @param {Parameters<typeof problemOf>[1]} known */
function scriptProblem(given, known) {
  const args = given.filter(
    (word, at) => !(word.startsWith('-') && given.slice(0, at).every((w) => w.startsWith('-'))),
  )
  const [first = '', ...rest] = args[0] === 'run' ? args.slice(1).filter((word) => word !== '-s') : args
  if (INSTALLS.has(first)) return unknownPackage(rest, known)
  if (first === 'create') return unknownPackage(rest.slice(0, 1).map(createdBy), known)
  if (OWN.has(first)) return null
  if (!known.scripts.includes(first)) return `there is no script "${first}"`
  return known.programs[first]?.(rest[0] === '--' ? rest.slice(1) : rest) ?? null
}

/** `@scope/name` → `@scope/create-name`, as npm does. @param {string} name */
const createdBy = (name) => name.replace(/[^/]+$/u, 'create-$&')

/** `npx -y @recollect/cli mcp`. @param {string[]} given @param {Parameters<typeof problemOf>[1]} known */
function packageProblem(given, known) {
  const [name = '', ...args] = given.filter((word) => word !== '-y' && word !== '--yes')
  return (
    unknownPackage([name], known) ??
    (name === '@recollect/cli' ? (known.programs['recollect']?.(args) ?? null) : null)
  )
}

/** @param {string[]} names @param {Parameters<typeof problemOf>[1]} known */
function unknownPackage(names, { packages }) {
  const missing = names.filter((name) => name.startsWith('@recollect/') && !packages.has(name))
  return missing.length === 0 ? null : `there is no package ${missing.join(', ')}`
}
