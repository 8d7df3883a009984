import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

export interface Asked {
  readonly model: string
  readonly input: readonly string[]
  readonly encoding_format: string
  readonly dimensions?: number
}

export interface Request {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Asked
}

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, request: Request) => void

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
  (body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

export const works: Behaviour = (response, request) => json(answerTo(request.body))(response, request)

/** A failure that says it may be tried again at once, so that no test waits for a back-off. */
export const fails = (status: number, body: unknown = { error: { message: 'no' } }) =>
  json(body, status, { 'retry-after-ms': '1' })

/** An embeddings API on loopback: the first requests go through `script`, the others work. */
export async function startApi(script: readonly Behaviour[] = []) {
  const requests: Request[] = []
  const server = createServer((incoming, response) => {
    let text = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    incoming.on('end', () => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text) }
      requests.push(request)
      const behave = script[requests.length - 1] ?? works
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
