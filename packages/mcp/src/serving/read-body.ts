import type { IncomingMessage } from 'node:http'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { readLine } from './read-message.ts'
import type { ErrorAnswer } from './read-message.ts'

/** What a body holds: messages, as one of them or as a batch; or why it is none. */
export type ReadBody =
  | { readonly body: JSONRPCMessage | readonly JSONRPCMessage[] }
  | { readonly refused: ErrorAnswer; readonly status: number }

/** Reads the body of a request, no further than it may go. */
export async function readBody(request: IncomingMessage, most: number): Promise<ReadBody> {
  const text = await textOf(request, most)
  if (text === null) {
    const message = `INVALID_INPUT: a request may have ${String(most)} bytes at most. Nothing was done. Send less at once.`
    return { status: 413, refused: { jsonrpc: '2.0', id: null, error: { code: -32_600, message } } }
  }
  const { messages, answers } = readLine(text)
  const [wrong] = answers
  const [only, ...more] = messages
  if (wrong !== undefined) return { status: 400, refused: wrong }
  if (only === undefined) {
    const message = 'INVALID_INPUT: there is no message in this request. Send one of JSON-RPC 2.0.'
    return { status: 400, refused: { jsonrpc: '2.0', id: null, error: { code: -32_700, message } } }
  }
  return { body: more.length === 0 && !text.trimStart().startsWith('[') ? only : messages }
}

/** Null: it is longer than it may be. */
const textOf = (request: IncomingMessage, most: number): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const add = (part: Buffer) => {
      size += part.length
      if (size <= most) parts.push(part)
      else {
        request.off('data', add).resume()
        resolve(null)
      }
    }
    request
      .on('data', add)
      .once('end', () => {
        resolve(Buffer.concat(parts).toString('utf8'))
      })
      .once('error', reject)
      .once('close', () => {
        resolve(null)
      })
  })
