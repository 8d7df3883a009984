import type { Context } from 'hono'
import type { ServerEnv, ServerLimits } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'

/** How large a body may be, and what to do about one that is larger. */
export interface BodyLimit {
  readonly bytes: number
  readonly advice: string
}

/** Bytes for each value: a body of very many tiny ones costs far more than its bytes do. */
const BYTES_A_VALUE = 20
const FEWEST_VALUES = 1000

/** How many values JSON of this limit may have. */
export const mostValues = ({ bytes }: BodyLimit): number =>
  Math.max(FEWEST_VALUES, Math.floor(bytes / BYTES_A_VALUE))

export const bodyLimit = ({ bodyBytes }: Required<ServerLimits>): BodyLimit => ({
  bytes: bodyBytes,
  advice: 'Send it in several requests, or raise limits.bodyBytes in the options of the server.',
})

/** What is read whole or not at all cannot be sent in parts. */
export const importLimit = ({ importBytes }: Required<ServerLimits>): BodyLimit => ({
  bytes: importBytes,
  advice: 'Raise limits.importBytes in the options of the server.',
})

const tooLarge = ({ bytes, advice }: BodyLimit): ProblemError =>
  new ProblemError(413, 'BODY_TOO_LARGE', `The body is larger than ${String(bytes)} bytes. ${advice}`, {
    headers: { connection: 'close' },
  })

/** Refuses a body of another type: a form of a foreign page can send none of these. @throws ProblemError */
export function checkContentType({ req }: Context<ServerEnv>, taken: readonly string[]): void {
  const given = req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const encoding = req.header('content-encoding') ?? 'identity'
  if (taken.includes(given) && encoding === 'identity') return
  const detail =
    encoding === 'identity'
      ? `Send "Content-Type: ${taken[0] ?? ''}".`
      : 'Send the body as it is, without Content-Encoding.'
  throw new ProblemError(415, 'CONTENT_TYPE', detail)
}

/** The body piece by piece, up to a limit. @throws ProblemError beyond it. */
export async function* bodyChunks(
  { req }: Context<ServerEnv>,
  limit: BodyLimit,
): AsyncGenerator<Uint8Array, void, undefined> {
  const body: ReadableStream<Uint8Array> | null = req.raw.body
  if (body === null) return
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > limit.bytes) throw tooLarge(limit)
    yield chunk
  }
}

/** The whole body as text. @throws ProblemError when it is too large or no UTF-8. */
export async function bodyText(context: Context<ServerEnv>, limit: BodyLimit): Promise<string> {
  const length = context.req.header('content-length')
  if (length !== undefined && Number(length) > limit.bytes) throw tooLarge(limit)
  // With a length the runtime reads no more than that, and in one piece.
  const bytes = length === undefined ? await joined(context, limit) : await context.req.raw.arrayBuffer()
  return decoded(bytes)
}

async function joined(context: Context<ServerEnv>, limit: BodyLimit): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(context, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Bytes that are no UTF-8 would be changed silently. */
function decoded(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ProblemError(400, 'INVALID_JSON', 'The body is not UTF-8. Send it as UTF-8.')
  }
}
