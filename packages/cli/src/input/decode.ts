import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import type { Io } from '../io/io.ts'
import { attempt } from '../util/attempt.ts'
import { openIncoming, piecesOf } from './bytes.ts'

/** A text from outside the command line, with the name messages use for it. */
export interface Source {
  readonly text: AsyncIterable<string>
  readonly where: Say
}

/** A file, or (null) standard input. @throws CliError when there is nothing to read. */
export function openSource(file: string | null, io: Io): Source {
  const incoming = openIncoming(file, io)
  return { text: decode(piecesOf(incoming), incoming.where), where: incoming.where }
}

/** Bytes → text, piece by piece; a byte order mark is left out, what is not UTF-8 is refused. */
export async function* decode(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  where: Say,
): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = (work: () => string): string => {
    const text = attempt(work)
    if (!text.ok) throw new CliError('INVALID_INPUT', (t) => t.errors.notUtf8(where(t)))
    return text.value
  }
  for await (const piece of pieces) yield read(() => decoder.decode(piece, { stream: true }))
  yield read(() => decoder.decode())
}
