import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { path } from '../lib/place.mjs'

/** @typedef {{ file: string, text: string }} Source */

/** Machine code: loaded from where it is installed. */
const sqlite = createRequire(path('packages/store-sqlite/package.json')).resolve('better-sqlite3')

/**
 * Makes modules that Node runs of TypeScript, from the sources of the packages: vitest would take ten times as long.
 * @param {string} folder @param {readonly Source[]} sources what is resolved as though it stood there
 * @param {readonly import('esbuild').Plugin[]} [plugins]
 * @returns {Promise<(source: Source) => Promise<any>>} loads one
 */
export async function bundled(folder, sources, plugins = []) {
  const outdir = join(folder, 'bundled')
  await build({
    entryPoints: sources.map(({ file }) => ({ in: file, out: file })),
    plugins: [...plugins, given(folder, sources)],
    ...{
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    },
    conditions: ['@recollect/source'],
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  })
  return ({ file }) => import(pathToFileURL(join(outdir, `${file}.mjs`)).href)
}

/** @param {string} folder @param {readonly Source[]} sources @returns {import('esbuild').Plugin} */
const given = (folder, sources) => ({
  name: 'given',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: file }) =>
      kind === 'entry-point' ? { path: file, namespace: 'given' } : null,
    )
    build.onResolve({ filter: /^better-sqlite3$/ }, () => ({ path: sqlite, external: true }))
    build.onLoad({ filter: /./, namespace: 'given' }, ({ path: file }) => ({
      contents: sources.find((one) => one.file === file)?.text ?? '',
      loader: 'ts',
      resolveDir: folder,
    }))
  },
})
