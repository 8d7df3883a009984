import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { packVersion } from '../../../tsup.pack.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export interface Bundled {
  /** Address of a file of `src` or `test` as JavaScript that a thread can load. */
  url(name: string): URL
  remove(): void
}

/** Programs as their build would make them, from sources, in a directory of their own. */
export async function bundled(files: readonly string[]): Promise<Bundled> {
  mkdirSync(at('../node_modules/.cache'), { recursive: true })
  const outdir = mkdtempSync(join(at('../node_modules/.cache'), 'threads-'))
  await build({
    entryPoints: files.map((file) => at(`../${file}`)),
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    plugins: [packVersion],
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  })
  return {
    url: (name) => pathToFileURL(join(outdir, `${name}.mjs`)),
    remove: () => {
      rmSync(outdir, { recursive: true, force: true })
    },
  }
}
