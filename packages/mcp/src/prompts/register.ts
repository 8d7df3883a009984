import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { ErrorCode, ListPromptsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { GetPromptResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { answered } from '../answered.ts'
import { readArguments, shapeOf } from '../arguments/index.ts'
import { marked } from '../shapes/marked.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from '../tools/index.ts'

const said = (text: string) => ({ role: 'user' as const, content: { type: 'text' as const, text } })

const NO_SESSION = 'mcp'

const NAME = 'with_memory'

const schema = z.object({ message: z.string().min(1, 'must not be empty').describe('Your message.') })
const shape = shapeOf(schema)

const LISTED = {
  name: NAME,
  title: 'Ask with memory',
  description: 'Your message, with what is remembered about it in front.',
  arguments: [{ name: 'message', description: 'Your message.', required: true }],
}

const asked = z.object({ name: z.literal(NAME), arguments: z.unknown() })

/**
 * For clients in which the user, not the model, decides when to look: a message with what is remembered about it. Returns what answers
 * `prompts/get`.
 */
export function registerPrompts(server: Server, desk: Desk): (params: unknown) => Promise<GetPromptResult> {
  server.registerCapabilities({ prompts: {} })
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [LISTED] }))
  return (params) =>
    answered(desk.report, async () => {
      const found = asked.safeParse(params)
      if (!found.success)
        throw new McpError(ErrorCode.InvalidParams, `NOT_FOUND: No such prompt. Get ${NAME}.`)
      const { message } = readArguments(found.data.arguments, { schema, shape, others: 'pass' }).args
      const context = await desk.memory.session(desk.session ?? NO_SESSION).context(message)
      const words = wordsOf(languageOf(message, desk.language))
      return { messages: [marked(context, words), message].map(said) }
    })
}
