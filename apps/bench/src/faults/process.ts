import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { BenchError } from '../io/bench-error.ts'
import { workerLine } from './worker/task.ts'
import type { WorkerLine, WorkerTask } from './worker/task.ts'

/** A process that writes. It is started ahead of its work, so that loading it takes nobody's time. */
export class Worker {
  readonly lines: WorkerLine[] = []
  readonly ended: Promise<void>
  #complaint = ''
  readonly #child: ChildProcess
  readonly #waiting = new Set<() => void>()

  constructor(program: string, as: { readonly uid?: number } = {}) {
    this.#child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'], ...as })
    this.#child.stdin?.on('error', () => undefined)
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#complaint += text))
    if (this.#child.stdout === null) throw new BenchError('A process of writers has no output.')
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#hear(line))
    this.ended = once(this.#child, 'close').then(() => {
      for (const wake of this.#waiting) wake()
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Hands it its task, once it is loaded. @throws BenchError when it cannot be started. */
  async begin(task: WorkerTask): Promise<void> {
    await this.until((lines) => lines.length > 0)
    if (this.lines.length === 0) throw new BenchError(`A process of writers failed:\n${this.#complaint}`)
    this.#child.stdin?.write(`${JSON.stringify(task)}\n`)
  }

  tell(): void {
    this.#child.stdin?.write('go on\n')
  }

  /** Resolves when it has said enough, or has ended. */
  async until(enough: (lines: readonly WorkerLine[]) => boolean): Promise<void> {
    let running = true
    void this.ended.then(() => (running = false))
    while (!enough(this.lines) && running) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#waiting.delete(wake)
          resolve()
        }
        this.#waiting.add(wake)
        void this.ended.then(wake)
      })
    }
  }

  /** As a crash would: nothing in the process can hear of it. Resolves when it has ended. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ended
  }

  /** What it said when it failed by itself. */
  get failures(): readonly Extract<WorkerLine, { said: 'failed' }>[] {
    return this.lines.filter((line) => line.said === 'failed')
  }

  #hear(text: string): void {
    const parsed = workerLine.safeParse(readLine(text))
    // The last line of a killed process may be cut off: it was never said.
    if (!parsed.success) return
    this.lines.push(parsed.data)
    for (const wake of this.#waiting) wake()
  }
}

function readLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
