import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { Account } from './account.ts'

/** Enough of what a server said to tell why it ended. */
const KEPT_CHARACTERS = 64_000

export type Command = {
  readonly program: string
  readonly args: readonly string[]
  readonly directory: string
  readonly account: Account
}

/** A server program: what it writes to standard error, and its end. */
export class Daemon {
  readonly pid: number
  readonly ended: Promise<void>
  readonly #child: ChildProcessByStdio<null, null, Readable>
  #log = ''
  #running = true
  #onChange: () => void = () => {}

  constructor({ program, args, directory, account }: Command) {
    // A group of its own: Ctrl-C at the terminal ends the tests first, and they end the server.
    const child = spawn(program, args, {
      ...account,
      cwd: directory,
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    this.pid = child.pid ?? 0
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log = (this.#log + text).slice(-KEPT_CHARACTERS)
      this.#onChange()
    })
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.#running = false
        this.#onChange()
        resolve()
      }
      child.once('close', end)
      child.once('error', (error) => {
        this.#log += error.message
        end()
      })
    })
  }

  get log(): string {
    return this.#log
  }

  get running(): boolean {
    return this.#running
  }

  signal(signal: NodeJS.Signals): void {
    if (this.#running) this.#child.kill(signal)
  }

  /** Resolves when the server has written the text. Rejects with what it wrote instead when it ends. */
  async said(text: string): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#onChange = () => {
        if (!this.#running || this.#log.includes(text)) resolve()
      }
      this.#onChange()
    })
    this.#onChange = () => {}
    if (!this.#log.includes(text)) throw new Error(`${this.#child.spawnfile} ended:\n${this.#log.trim()}`)
  }
}
