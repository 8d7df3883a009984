import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A program of the bench, built for a test beside the packages it imports; removed by who asked for it. */
export async function builtProbe(name: string): Promise<string> {
  const outfile = fileURLToPath(
    new URL(`../node_modules/.cache/${name}-${String(process.pid)}.mjs`, import.meta.url),
  )
  await build({
    entryPoints: [fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  return outfile
}
