import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { RecollectError } from '@recollect/core'
import type { ErrorCode } from '@recollect/core'

/** What to do next, in the words of these tools; messages of core say it in those of its API. */
const NEXT: Readonly<Partial<Record<ErrorCode, string>>> = {
  NOT_FOUND: 'Call recall or facts to find the id, then try again.',
  INVALID_CURSOR: 'Call again without a cursor.',
  ACCESS_DENIED: 'Ask whoever runs this server for the right.',
  QUOTA_EXCEEDED: 'Forget something first, or ask whoever runs this server for more room.',
  STORE_BUSY: 'Call again.',
  STORE_CONFLICT: 'Call again.',
  CLOSED: 'Connect again.',
}

/** The hint of core's message, which names a method these tools do not have. */
const LISTING = / List what there is with .*$/u

const UNFORESEEN =
  'INTERNAL: The memory failed in a way that was not foreseen. Call again; if it stays so, whoever runs this server finds the reason in its log.'

/** What a tool answers when it cannot do what it was asked for: an error of the tool, which the model reads, never one of the protocol. */
export const toolError = (text: string, code?: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
  ...(code === undefined ? {} : { _meta: { 'recollect/code': code } }),
})

/** Every error that was foreseen, with its code and the next step; of others no more than that they happened. */
export function problemOf(error: unknown, report: (error: unknown) => void): CallToolResult {
  if (RecollectError.isInstance(error)) {
    const next = NEXT[error.code]
    const why = error.code === 'NOT_FOUND' ? error.message.replace(LISTING, '') : error.message
    return toolError(`${error.code}: ${why}${next === undefined ? '' : ` ${next}`}`, error.code)
  }
  report(error)
  return toolError(UNFORESEEN, 'INTERNAL')
}
