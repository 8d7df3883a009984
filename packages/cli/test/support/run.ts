import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { inject } from 'vitest'
import { run } from '../../src/index.ts'
import type { Io } from '../../src/index.ts'
import type {} from '../global-setup.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface Surroundings {
  /** Standard input; a terminal with nobody at it when left out. */
  readonly input?: string | Uint8Array | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Called when a command asks to be told of Ctrl-C, with the function that tells it. */
  readonly onInterrupt?: (stop: () => void) => void
  /** Called with every message on standard error. */
  readonly onMessage?: (text: string) => void
}

/** A directory of its own, gone after the run. */
export const emptyDirectory = (): string => mkdtempSync(join(inject('scratch'), 'cli-'))

/** One call of the command in this process, with real files and a real database. */
export async function recollect(
  cwd: string,
  argv: readonly string[],
  around: Surroundings = {},
): Promise<Ran> {
  const [out, err] = [gather(), gather(around.onMessage)]
  const { input } = around
  const io: Io = {
    stdin: {
      stream: input === undefined ? Readable.from([]) : Readable.from([Buffer.from(input)]),
      isTTY: input === undefined,
    },
    stdout: out.output,
    stderr: err.output,
    cwd,
    env: { LANG: 'en_US.UTF-8', TZ: 'UTC', ...around.env },
    onInterrupt: (stop) => {
      around.onInterrupt?.(stop)
      return () => undefined
    },
  }
  const code = await run(argv, io)
  return { code, out: out.text(), err: err.text() }
}

function gather(heard?: (text: string) => void): { output: Io['stdout']; text: () => string } {
  let text = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  const write = (more: string) => {
    text += more
    heard?.(more)
    return Promise.resolve()
  }
  return { output: { stream, isTTY: false, columns: 80, color: false, write }, text: () => text }
}
