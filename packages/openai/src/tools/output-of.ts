import { RecollectError } from '@recollect/core'
import type { Spoken } from '@recollect/sdk-tools'
import type { MemoryTool } from './define-tool.ts'

/** What a call gives, or why it gives nothing. @throws what is no error of the library. */
export async function outputOf(
  tool: MemoryTool,
  argumentsJson: string,
  messages: readonly Spoken[],
): Promise<string> {
  try {
    return await tool.call(argumentsJson, messages)
  } catch (error) {
    if (!RecollectError.isInstance(error)) throw error
    return JSON.stringify({ error: error.code, message: error.message })
  }
}
