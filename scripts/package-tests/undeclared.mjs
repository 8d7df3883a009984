import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const TYPES_FROM = /(?:\bfrom |\bimport\(|^import )['"](?<from>[^'"]+)['"]/gmu

/** `@scope/name/part` → `@scope/name`. @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Files its `exports` lead to, and its commands. */
const entryFiles = (
  /** @type {Record<string, any>} */ { exports = {}, bin = {} },
  /** @type {'types' | 'default'} */ kind,
) => [
  ...Object.values(exports).flatMap((target) => target[kind] ?? []),
  ...(kind === 'default' ? Object.values(bin) : []),
]

/**
 * What an installed package imports and does not ask for: it may work where something else brought it, and fails elsewhere.
 * Declarations count too: where one is missing, types silently become `any`.
 * @param {string} folder of the package @returns {Promise<string[]>} names
 */
export async function undeclared(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const declared = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
  ])
  const at = (/** @type {string} */ file) => join(folder, file)
  const imported = [
    ...(await codeImports(entryFiles(manifest, 'default').map(at))),
    ...typeImports(entryFiles(manifest, 'types').map(at)),
  ]
  const names = imported.filter((from) => !isBuiltin(from) && !from.startsWith('.')).map(packageOf)
  return [...new Set(names)].filter((name) => !declared.has(name)).sort()
}

/** @param {readonly string[]} entryPoints */
async function codeImports(entryPoints) {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    metafile: true,
    write: false,
    outdir: '/nowhere',
    format: 'esm',
    packages: 'external',
    platform: 'node',
    target: 'es2024',
    logLevel: 'error',
  })
  return Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
}

/** Of the declarations, and of those they lead to. @param {readonly string[]} entries */
function typeImports(entries) {
  const files = new Set(entries)
  const found = []
  for (const file of files) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(TYPES_FROM)) {
      const from = groups?.['from'] ?? ''
      const next = join(dirname(file), from.replace(/\.js$/u, '.d.ts'))
      if (!from.startsWith('.')) found.push(from)
      else if (existsSync(next)) files.add(next)
    }
  }
  return found
}
