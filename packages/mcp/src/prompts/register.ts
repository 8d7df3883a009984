import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { answered } from '../answered.ts'
import { marked } from '../shapes/marked.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
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
        const context = await desk.memory.session(desk.session ?? NO_SESSION).context(message)
        const words = wordsOf(languageOf(message, desk.language))
        return { messages: [marked(context, words), message].map(said) }
      }),
  )
}
