import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { RecollectError } from '@recollect/core'

/** Of the protocol: "Resource not found". */
export const RESOURCE_NOT_FOUND = -32_002

const CODES = new Map<string, number>([
  ['NOT_FOUND', RESOURCE_NOT_FOUND],
  ['INVALID_INPUT', ErrorCode.InvalidParams],
])

/** For what is no tool: errors as those of the protocol, with their code and what to do next. */
export async function answered<T>(report: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof McpError) throw error
    if (RecollectError.isInstance(error)) {
      throw new McpError(
        CODES.get(error.code) ?? ErrorCode.InvalidRequest,
        `${error.code}: ${error.message}`,
        { code: error.code },
      )
    }
    report(error)
    throw new McpError(
      ErrorCode.InternalError,
      'The memory failed in a way that was not foreseen. Try again.',
    )
  }
}
