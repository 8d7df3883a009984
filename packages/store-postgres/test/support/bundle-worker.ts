import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles a worker into one file beside the package's dependencies. */
export async function bundleWorker(name: string): Promise<{ readonly path: string; remove(): void }> {
  const path = at(`../../node_modules/.cache/${name}-${String(process.pid)}.mjs`)
  await build({
    entryPoints: [at(`./${name}.ts`)],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    external: ['pg', 'graphile-worker', 'vitest', 'fast-check'],
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(path, { force: true }) }
}

/** Runs a script to its end. */
export async function runScript(
  script: string,
  args: readonly string[],
): Promise<{ lines: readonly string[]; errors: string; code: unknown }> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { lines: output.split('\n').filter((line) => line !== ''), errors, code }
}
