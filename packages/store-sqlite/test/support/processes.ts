import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles a worker into one file beside the package's dependencies, where Node finds the native ones. */
export async function bundleWorker(name = 'worker'): Promise<{ readonly path: string; remove(): void }> {
  const path = at(`../../node_modules/.cache/store-sqlite-${name}-${String(process.pid)}.mjs`)
  await build({
    entryPoints: [at(`./${name}.ts`)],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    external: ['better-sqlite3', 'kysely', 'vitest', 'fast-check'],
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(path, { force: true }) }
}

/** A worker process: its lines as they come, and how it ended. */
export class Worker {
  readonly lines: string[] = []
  errors = ''
  readonly ended: Promise<number | null>
  readonly #child: ChildProcessWithoutNullStreams
  #waiting: { readonly count: number; readonly resolve: () => void }[] = []

  constructor(script: string, args: readonly string[]) {
    this.#child = spawn(process.execPath, [script, ...args])
    let rest = ''
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      this.lines.push(...lines)
      this.#wake()
    })
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.errors += chunk
    })
    this.ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#wake(true)
        resolve(code)
      })
    })
  }

  /** Resolves when the process has written that many lines, or has ended. */
  wrote(count: number): Promise<void> {
    if (this.lines.length >= count) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ count, resolve }))
  }

  begin(): void {
    this.#child.stdin.write('go\n')
  }

  /** As a crash would: nothing in the process can hear of it. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #wake(ended = false): void {
    const woken = this.#waiting.filter(({ count }) => ended || this.lines.length >= count)
    this.#waiting = this.#waiting.filter((waiting) => !woken.includes(waiting))
    for (const { resolve } of woken) resolve()
  }
}
