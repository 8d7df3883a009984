import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

export interface Asked {
  readonly model: string
  readonly input: readonly string[]
  readonly encoding_format: string
  readonly dimensions?: number
}

export interface Request<Body = Asked> {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Body
}

/** What the server does with one request. */
export type Behaviour<Body = Asked> = (response: ServerResponse, request: Request<Body>) => void

export const DIMENSIONS = 4

/** A vector that depends on the text alone and is no unit vector. */
export function vectorOf(text: string, dimensions = DIMENSIONS): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.5)
  for (const [i, char] of [...text].entries()) {
    const at = i % dimensions
    vector[at] = (vector[at] ?? 0) + (char.codePointAt(0) ?? 0) / 128
  }
  return vector.map(Math.fround)
}

export const packed = (vector: readonly number[]) =>
  Buffer.from(Float32Array.from(vector).buffer).toString('base64')

/** The answer of a server that works. */
export function answerTo({ input, encoding_format, dimensions }: Asked) {
  return {
    object: 'list',
    model: 'toy',
    usage: { prompt_tokens: 1, total_tokens: 1 },
    data: input.map((text, index) => {
      const vector = vectorOf(text, dimensions)
      return { object: 'embedding', index, embedding: encoding_format === 'base64' ? packed(vector) : vector }
    }),
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour<unknown> =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

export const works: Behaviour = (response, request) => json(answerTo(request.body))(response, request)

/** A failure that says it may be tried again at once, so that no test waits for a back-off. */
export const fails = (status: number, body: unknown = { error: { message: 'no' } }) =>
  json(body, status, { 'retry-after-ms': '1' })

/** An embeddings API on loopback: the first requests go through `script`, the others work. */
export const startApi = (script: readonly Behaviour[] = []) => startServer(script, works)

/** A server on loopback: the first requests go through `script`, the others are answered by `usual`. */
export async function startServer<Body>(script: readonly Behaviour<Body>[], usual: Behaviour<Body>) {
  const requests: Request<Body>[] = []
  const server = createServer((incoming, response) => {
    let text = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    incoming.on('end', () => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text) }
      requests.push(request)
      const behave = script[requests.length - 1] ?? usual
      behave(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
