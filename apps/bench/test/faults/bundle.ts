import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A program of `src` in one file, from its sources, where Node finds the native dependencies of the package. */
export async function bundleProgram(name: string): Promise<{ readonly path: string; remove(): void }> {
  const path = at(`../../node_modules/.cache/${name}-${String(process.pid)}.mjs`)
  mkdirSync(at('../../node_modules/.cache'), { recursive: true })
  const require = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`
  await build({
    entryPoints: [at(`../../src/${name}.ts`)],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    banner: { js: require },
    external: ['better-sqlite3', 'pg'],
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(path, { force: true }) }
}
