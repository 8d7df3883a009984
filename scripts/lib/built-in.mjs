import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import ts from 'typescript'
import { path } from './place.mjs'

/** @typedef {{ name: string, dependencies?: object, optionalDependencies?: object, peerDependencies?: object }} Manifest */

const packageOf = (/** @type {string} */ specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** What is built into the code on purpose. @param {string} settings text of `tsup.config.ts` */
export const carried = (settings) =>
  [
    ...(/noExternal: \[(?<names>[^\]]*)\]/u.exec(settings)?.groups?.['names'] ?? '').matchAll(
      /'(?<name>[^']+)'/gu,
    ),
  ].map(({ groups }) => groups?.['name'] ?? '')

/**
 * Packages the sources import that users do not get. The bundler takes what is no dependency into the code without a word: what stands in
 * devDependencies by mistake would work, and be carried twice.
 * @param {Manifest} manifest @param {readonly string[]} sources texts @param {string} settings of the bundler
 */
export function builtInByMistake(
  { name, dependencies, optionalDependencies, peerDependencies },
  sources,
  settings,
) {
  const given = new Set([
    name,
    ...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }),
    ...carried(settings),
  ])
  const imported = sources.flatMap((source) =>
    ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName),
  )
  return [...new Set(imported.filter((from) => !from.startsWith('.') && !isBuiltin(from)).map(packageOf))]
    .filter((from) => !given.has(from))
    .sort()
    .map((from) => `imports ${from} in src, which is no dependency of it: users do not get it`)
}

const isSource = (/** @type {string} */ file) =>
  /\.ts$/u.test(file) && !/\.(?:test|test-d|bench)\.ts$/u.test(file)

/** @param {string} dir such as `packages/core` @param {Manifest} manifest */
export function builtInProblems(dir, manifest) {
  const src = path(dir, 'src')
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(path(dir, 'src', file), 'utf8'))
  const settings = path(dir, 'tsup.config.ts')
  return builtInByMistake(manifest, sources, existsSync(settings) ? readFileSync(settings, 'utf8') : '')
}
