import { ProblemError } from '../problems/problem.ts'

/** Longer than any line of an export: the longest holds a working memory of ten million bytes, sealed. */
const LONGEST_LINE = 32 * 1024 * 1024

/**
 * Lines of a body in UTF-8, without their ends; empty ones are left out. A line in many pieces costs what its length costs.
 * @throws ProblemError for bytes that are no UTF-8, and for a line of more than 32 MiB.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let begun: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const pieces = decode(decoder, chunk).split('\n')
    const rest = pieces.pop() ?? ''
    if (pieces.length > 0) {
      yield* filled([[...begun, pieces.shift() ?? ''].join(''), ...pieces])
      begun = []
      length = 0
    }
    begun.push(rest)
    length += rest.length
    if (length > longest) throw tooLong(longest)
  }
  yield* filled([[...begun, decode(decoder, null)].join('')])
}

const tooLong = (longest: number): ProblemError =>
  new ProblemError(
    413,
    'BODY_TOO_LARGE',
    `A line has more than ${String(longest)} characters. Send an export as it was written, one record a line.`,
    { headers: { connection: 'close' } },
  )

function* filled(lines: readonly string[]): Generator<string, void, undefined> {
  for (const line of lines) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    if (text !== '') yield text
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | null): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ProblemError(400, 'INVALID_JSON', 'The body is not UTF-8. Send it as UTF-8.')
  }
}
