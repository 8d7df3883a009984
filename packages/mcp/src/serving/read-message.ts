import { ErrorCode, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import type { JSONRPCErrorResponse, JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { LongLine } from './lines.ts'

/** What a line holds: messages to work on, and answers to what is none. */
export interface ReadLine {
  readonly messages: readonly JSONRPCMessage[]
  readonly answers: readonly ErrorAnswer[]
}

/** As the SDK has it, but for what has no id: by JSON-RPC that is answered with null. */
export type ErrorAnswer = Omit<JSONRPCErrorResponse, 'id'> & { readonly id: string | number | null }

const errorAnswer = (id: ErrorAnswer['id'], code: number, message: string): ErrorAnswer => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

/** Messages of the revision 2025-03-26 may come in batches. */
const MOST = 100

/** Reads a line of the protocol: what has an id is answered in any case, so that nobody waits for ever. Pure. */
export function readLine(line: string): ReadLine {
  const text = line.replace(/^\uFEFF/u, '').trim()
  if (text === '') return { messages: [], answers: [] }
  const value = json(text)
  if (value === undefined)
    return refused(
      errorAnswer(
        null,
        ErrorCode.ParseError,
        'INVALID_INPUT: this is no JSON. Send messages of JSON-RPC 2.0.',
      ),
    )
  if (!Array.isArray(value)) return read(value)
  if (value.length === 0 || value.length > MOST)
    return refused(
      errorAnswer(
        null,
        ErrorCode.InvalidRequest,
        `INVALID_INPUT: a batch has 1 to ${String(MOST)} messages.`,
      ),
    )
  const all = value.map(read)
  return { messages: all.flatMap(({ messages }) => messages), answers: all.flatMap(({ answers }) => answers) }
}

const refused = (answer: ErrorAnswer): ReadLine => ({ messages: [], answers: [answer] })

const withId = z.looseObject({ id: z.union([z.string(), z.number()]) })
const withoutParams = z.looseObject({ params: z.null() })
const notification = z.looseObject({ method: z.string(), id: z.undefined().optional() })

function read(value: unknown): ReadLine {
  const parsed = JSONRPCMessageSchema.safeParse(withoutNull(value))
  if (parsed.success) return { messages: [parsed.data], answers: [] }
  // Nobody waits for an answer to a notification.
  if (notification.safeParse(value).success) return { messages: [], answers: [] }
  const { data } = withId.safeParse(value)
  return refused(
    errorAnswer(
      data?.id ?? null,
      ErrorCode.InvalidRequest,
      'INVALID_INPUT: this is no message of the protocol. Send jsonrpc "2.0", id, method and params, an object.',
    ),
  )
}

/** Some clients write `params: null` where they have none. */
function withoutNull(value: unknown): unknown {
  const found = withoutParams.safeParse(value)
  if (!found.success) return value
  const { params: _, ...rest } = found.data
  return rest
}

const ID = String.raw`"id"\s*:\s*(?<id>-?\d{1,15}|"[^"\\]{0,200}")`
const FIRST = new RegExp(
  String.raw`^\s*\{(?:\s*"(?:jsonrpc|method)"\s*:\s*"[^"\\]{0,200}"\s*,)*\s*${ID}\s*,`,
  'u',
)
const LAST = new RegExp(
  String.raw`,\s*${ID}\s*(?:,\s*"(?:jsonrpc|method)"\s*:\s*"[^"\\]{0,200}"\s*)*\}\s*$`,
  'u',
)

/** The answer to a message that is too long to be read: with its id, where that stands at one of its ends. */
export function tooLong({ start, end }: LongLine, most: number): ErrorAnswer {
  const found = (FIRST.exec(start) ?? LAST.exec(end))?.groups?.['id']
  const id = found === undefined ? null : json(found)
  return errorAnswer(
    typeof id === 'string' || typeof id === 'number' ? id : null,
    ErrorCode.InvalidRequest,
    `INVALID_INPUT: a message may have ${String(most)} bytes at most. Nothing of it was done. Send it in parts.`,
  )
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
