import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { CliError, usageError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import type { Io } from '../io/io.ts'
import { attempt, settle } from '../util/attempt.ts'

/** A text from outside the command line, with the name messages use for it. */
export interface Source {
  readonly text: AsyncIterable<string>
  readonly where: Say
}

/** A file, or (null) standard input. @throws CliError when there is nothing to read. */
export function openSource(file: string | null, io: Io): Source {
  if (file === null) {
    if (io.stdin.isTTY) throw usageError((t) => t.errors.noText)
    const where: Say = (t) => t.errors.where.stdin
    return { text: decode(io.stdin.stream, where), where }
  }
  const path = resolve(io.cwd, file)
  if (!existsSync(path)) throw new CliError('FILE_UNREADABLE', (t) => t.errors.fileMissing(path))
  const where: Say = (t) => t.errors.where.file(file)
  return { text: decode(createReadStream(path), where), where }
}

/** Bytes → text, piece by piece; a byte order mark is left out, what is not UTF-8 is refused. */
async function* decode(stream: Readable, where: Say): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const refuse = () => new CliError('INVALID_INPUT', (t) => t.errors.notUtf8(where(t)))
  const chunks: AsyncIterator<unknown, unknown> = stream[Symbol.asyncIterator]()
  for (;;) {
    const next = await settle(chunks.next())
    if (!next.ok) throw unreadable(next.error, where)
    const { done, value } = next.value
    const bytes =
      typeof value === 'string' ? Buffer.from(value) : value instanceof Uint8Array ? value : new Uint8Array()
    const text = attempt(() => decoder.decode(bytes, { stream: !done }))
    if (!text.ok) throw refuse()
    yield text.value
    if (done) return
  }
}

function unreadable(error: unknown, where: Say): CliError {
  const detail = error instanceof Error ? error.message : String(error)
  return new CliError('FILE_UNREADABLE', (t) => t.errors.fileUnreadable(where(t), detail), { cause: error })
}
