import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answered, answeringOf, keyOf } from './answering.ts'
import { faultChooser } from './faults/fault.ts'
import type { ModelServer, ModelServerOptions } from './options.ts'
import { readRequest } from './request.ts'
import type { ModelRequest } from './request.ts'
import { deliver } from './wire/deliver.ts'

/**
 * Starts a model server on a free port of this machine: it speaks OpenAI's protocol (chat completions and responses, whole and streamed,
 * with calls of tools; embeddings, list of models), says what it was told to say, and misbehaves on order.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { keys, faults = [] } = options
  const answering = answeringOf(options)
  const requests: ModelRequest[] = []
  const closed = new AbortController()
  let choose = faultChooser(faults)
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(incoming)
    const head = {
      number: requests.length + 1,
      path: pathOf(incoming),
      key: keyOf(incoming.headers.authorization, keys),
    }
    const request = readRequest(head, text)
    requests.push(request)
    const fault = choose(request)
    await deliver(
      response,
      await answered(answering, incoming.method ?? '', request, fault),
      fault,
      closed.signal,
    )
  }
  const server = createServer((incoming, response) => {
    // The client is gone: nobody is left to be told.
    serve(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    requests,
    misbehave: (rules) => {
      choose = faultChooser(rules)
    },
    close: async () => {
      closed.abort()
      server.closeAllConnections()
      await new Promise<void>((resolve) =>
        server.close(() => {
          resolve()
        }),
      )
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  incoming.setEncoding('utf8')
  for await (const chunk of incoming) text += String(chunk)
  return text
}

/** Without the query. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''
