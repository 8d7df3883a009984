import { createInterface } from 'node:readline'
import type { Io } from '../../io/io.ts'

export interface Reader {
  readonly lines: AsyncIterable<string>
  /** Shows the prompt, where somebody types. */
  ask(): void
  close(): void
  /** Ctrl-C ended it. */
  interrupted(): boolean
}

/** Lines of standard input, with editing and a prompt on a terminal. Ctrl-C ends them as the end of input does. */
export function openReader(io: Io, typing: boolean): Reader {
  const input = io.stdin.stream
  const lines = typing
    ? createInterface({ input, output: io.stdout.stream, prompt: '> ' })
    : createInterface({ input, crlfDelay: Infinity })
  let open = true
  let interrupted = false
  const stop = () => {
    interrupted = true
    lines.close()
  }
  lines.on('SIGINT', stop)
  const release = io.onInterrupt(stop)
  lines.once('close', () => {
    open = false
    release()
  })
  return {
    lines,
    ask: () => {
      if (typing && open) lines.prompt()
    },
    close: () => lines.close(),
    interrupted: () => interrupted,
  }
}
