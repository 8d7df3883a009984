import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { CliError, usageError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import type { Io } from '../io/io.ts'
import { settle } from '../util/attempt.ts'

/** A stream from outside the command line, with the name messages use for it. */
export interface Incoming {
  readonly stream: Readable
  readonly where: Say
}

/** The same, read to its end. */
export interface ByteSource {
  readonly pieces: readonly Uint8Array[]
  readonly where: Say
}

/** A file, or (null) standard input. @throws CliError when there is nothing to read. */
export function openIncoming(file: string | null, io: Io): Incoming {
  if (file === null) {
    if (io.stdin.isTTY) throw usageError((t) => t.errors.noText)
    return { stream: io.stdin.stream, where: (t) => t.errors.where.stdin }
  }
  const path = resolve(io.cwd, file)
  if (!existsSync(path)) throw new CliError('FILE_UNREADABLE', (t) => t.errors.fileMissing(path))
  return { stream: createReadStream(path), where: (t) => t.errors.where.file(file) }
}

/** Its pieces as bytes. @throws CliError FILE_UNREADABLE */
export async function* piecesOf({ stream, where }: Incoming): AsyncIterable<Uint8Array> {
  const chunks: AsyncIterator<unknown, unknown> = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await settle(chunks.next())
      if (!next.ok) throw unreadable(next.error, where)
      const { done, value } = next.value
      if (typeof value === 'string') yield Buffer.from(value)
      else if (value instanceof Uint8Array) yield value
      if (done) return
    }
  } finally {
    // Whoever reads no further leaves no file open.
    stream.destroy()
  }
}

/** Half a gigabyte: about the longest text that Node.js holds. */
const MOST = 512 * 1024 * 1024

/** Reads to the end. @throws CliError for more than can be one text, as soon as there is more. */
export async function openBytes(file: string | null, io: Io, most = MOST): Promise<ByteSource> {
  const incoming = openIncoming(file, io)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of piecesOf(incoming)) {
    size += piece.length
    if (size > most) throw new CliError('INVALID_INPUT', (t) => t.imports.errors.tooLarge(most))
    pieces.push(piece)
  }
  return { pieces, where: incoming.where }
}

/** All of it at once. */
export const bytesOf = ({ pieces }: ByteSource): Uint8Array => Buffer.concat(pieces)

function unreadable(error: unknown, where: Say): CliError {
  const detail = error instanceof Error ? error.message : String(error)
  return new CliError('FILE_UNREADABLE', (t) => t.errors.fileUnreadable(where(t), detail), { cause: error })
}
