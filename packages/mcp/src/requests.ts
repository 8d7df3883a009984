import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult, GetPromptResult } from '@modelcontextprotocol/sdk/types.js'

type Answer = (params: unknown) => Promise<CallToolResult | GetPromptResult>

/**
 * Answers requests whose parameters are read here. The SDK checks those of `tools/call` and `prompts/get` before any handler of its own,
 * and refuses what clients really send: arguments that are a string, a list or null.
 */
export function answerRequests(server: Server, answers: ReadonlyMap<string, Answer>): void {
  server.fallbackRequestHandler = async ({ method, params }) => {
    const answer = answers.get(method)
    if (answer === undefined) throw new McpError(ErrorCode.MethodNotFound, 'Method not found')
    return { ...(await answer(params)) }
  }
}
