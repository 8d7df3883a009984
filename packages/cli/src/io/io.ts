import type { Readable, Writable } from 'node:stream'

/** What the command writes to: a stream, and what is known of who reads it. */
export interface Output {
  readonly stream: Writable
  /** Somebody is looking. */
  readonly isTTY: boolean
  readonly columns: number
  readonly color: boolean
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>
}

/** What the command reads from: a stream, and whether a person types into it. */
export interface Input {
  readonly stream: Readable
  readonly isTTY: boolean
}

/** All a command sees of the world outside its arguments and files. */
export interface Io {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Asks to be told of Ctrl-C instead of being ended by it. Returns a function that takes the wish back. */
  onInterrupt(stop: () => void): () => void
}
