import type { Context } from 'hono'
import type { Problem } from '../problems/problem.ts'
import type { Broken } from './broken.ts'

/** On every answer: nothing may sniff, frame, embed, run or keep it. */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const JSON_HEADERS = { ...SAFE_HEADERS, 'content-type': 'application/json' }
const PROBLEM_HEADERS = { ...SAFE_HEADERS, 'content-type': 'application/problem+json' }

export const answered = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: JSON_HEADERS })

export const nothing = (): Response => new Response(null, { status: 204, headers: SAFE_HEADERS })

export const refused = (problem: Problem, headers: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...PROBLEM_HEADERS, ...headers },
  })

/**
 * Text piece by piece. Two lines are read before anything is answered, so that a refusal is told as one even where a header comes first;
 * the others when they are asked for, and the reader is ended when the client leaves, or has asked for the head alone.
 */
export async function streamed(
  { req }: Context,
  lines: AsyncIterable<string>,
  contentType: string,
  broken: Broken,
): Promise<Response> {
  const reader = lines[Symbol.asyncIterator]()
  const first: IteratorResult<string, unknown> = await reader.next()
  const read = first.done === true ? [first] : [first, await reader.next()]
  const headers = { ...SAFE_HEADERS, 'content-type': contentType }
  if (req.method !== 'HEAD') return new Response(bodyOf(reader, read, broken), { headers })
  await reader.return?.()
  return new Response(null, { headers })
}

/** `read`: lines that were read already. */
function bodyOf(
  reader: AsyncIterator<string, unknown>,
  read: IteratorResult<string, unknown>[],
  broken: Broken,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const line = read.shift() ?? (await reader.next())
          if (line.done === true) controller.close()
          else controller.enqueue(encoder.encode(`${line.value}\n`))
        } catch (error) {
          if (broken(error)) controller.close()
          else controller.error(new Error('The answer broke off.'))
        }
      },
      cancel: async () => {
        await reader.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
