import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process that runs jobs. */
export class JobsProcess {
  readonly lines: string[] = []
  errors = ''
  /** With its exit code; null when it was killed. */
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess

  constructor(script: string, args: readonly string[]) {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    createInterface({ input: child.stdout }).on('line', (line) => this.lines.push(line))
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.errors += chunk
    })
    this.#child = child
    this.ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }
}
