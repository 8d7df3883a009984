import type { Described } from '../errors/describe.ts'
import type { Catalogue } from '../text/index.ts'
import type { Io } from './io.ts'

/** Messages go to standard error: as sentences, or with `--json` as one JSON object a line. */
export function warn(io: Io, text: Catalogue, json: boolean, message: string): Promise<void> {
  return io.stderr.write(
    json
      ? `${JSON.stringify({ warning: { message } })}\n`
      : `${text.trace.line(text.errors.warning, message)}\n`,
  )
}

export function complain(
  io: Io,
  text: Catalogue,
  json: boolean,
  { code, message }: Described,
): Promise<void> {
  return io.stderr.write(
    json
      ? `${JSON.stringify({ error: { code, message } })}\n`
      : `${text.trace.line(text.errors.title, message)}\n`,
  )
}
