import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterEach } from 'vitest'
import { run } from '../../src/index.ts'
import type { Io } from '../../src/index.ts'

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

const made: string[] = []
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** A directory of its own, gone after the test. */
export function emptyDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'recollect-cli-'))
  made.push(dir)
  return dir
}

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
