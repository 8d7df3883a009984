import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The worker in one file, from its sources, where Node finds the native dependencies of the package. */
export async function bundleWorker(): Promise<{ readonly path: string; remove(): void }> {
  const path = at(`../../node_modules/discovery-worker-${String(process.pid)}.mjs`)
  const require = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`
  await build({
    entryPoints: [at('./worker.ts')],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    banner: { js: require },
    external: ['better-sqlite3', '@huggingface/transformers'],
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(path, { force: true }) }
}

/** A worker that has opened its file and waits for `begin`. */
export class Worker {
  readonly ready: Promise<void>
  readonly ended: Promise<void>
  errors = ''
  /** Whether it came to its end by itself. */
  done = false
  readonly #child: ChildProcessWithoutNullStreams

  constructor(script: string, args: readonly string[]) {
    this.#child = spawn(process.execPath, [script, ...args])
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => (this.errors += chunk))
    // What it is told after it has died.
    this.#child.stdin.on('error', () => undefined)
    this.ended = once(this.#child, 'close').then(() => undefined)
    this.ready = new Promise((resolve) => {
      this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        if (chunk.includes('done')) this.done = true
        resolve()
      })
      void this.ended.then(resolve)
    })
  }

  begin(): void {
    this.#child.stdin.write('go\n')
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }
}
