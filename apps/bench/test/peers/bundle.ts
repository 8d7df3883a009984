import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The program of a peer's process from its sources, where Node finds the packages of the bench. */
export async function bundleWorker(): Promise<{ readonly path: string; remove(): void }> {
  const directory = at(`../../node_modules/.cache/peers-${String(process.pid)}`)
  mkdirSync(directory, { recursive: true })
  await build({
    entryPoints: [at('../../src/peers-worker.ts')],
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    external: ['better-sqlite3', 'minisearch', '@orama/*', '@node-rs/jieba'],
    logLevel: 'silent',
  })
  return {
    path: `${directory}/peers-worker.mjs`,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
