import { ProblemError } from '../problems/problem.ts'

/** Lines of a body in UTF-8, without their ends; empty ones are left out. @throws ProblemError for bytes that are no UTF-8. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    const pieces = (rest + decode(decoder, chunk)).split('\n')
    rest = pieces.pop() ?? ''
    yield* filled(pieces)
  }
  yield* filled([rest + decode(decoder, null)])
}

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
