import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { RecollectError } from '@recollect/core'

/** Of the protocol: "Resource not found". */
export const RESOURCE_NOT_FOUND = -32_002

/** For what is no tool: errors as those of the protocol, with their code and what to do next. */
export async function answered<T>(report: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (RecollectError.isInstance(error)) {
      const code = error.code === 'NOT_FOUND' ? RESOURCE_NOT_FOUND : ErrorCode.InvalidRequest
      throw new McpError(code, `${error.code}: ${error.message}`, { code: error.code })
    }
    report(error)
    throw new McpError(
      ErrorCode.InternalError,
      'The memory failed in a way that was not foreseen. Try again.',
    )
  }
}
