import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { answered } from '../answered.ts'
import type { Desk } from '../tools/index.ts'

const said = (text: string) => ({ role: 'user' as const, content: { type: 'text' as const, text } })

const NO_SESSION = 'mcp'

/** For clients in which the user, not the model, decides when to look: a message with what is remembered about it. */
export function registerPrompts(server: McpServer, desk: Desk): void {
  server.registerPrompt(
    'with_memory',
    {
      title: 'Ask with memory',
      description: 'Your message, with what is remembered about it in front.',
      argsSchema: { message: z.string().min(1, 'must not be empty').describe('Your message.') },
    },
    ({ message }) =>
      answered(desk.report, async () => {
        const { text } = await desk.memory.session(desk.session ?? NO_SESSION).context(message)
        return { messages: [text, message].map(said) }
      }),
  )
}
