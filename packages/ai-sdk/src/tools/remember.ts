import type { RememberResult, ScopedMemory } from '@recollect/core'
import { tool } from 'ai'
import type { Tool, ToolExecutionOptions } from 'ai'
import { z } from 'zod'
import { stableKey } from '../conversation/stable-key.ts'
import { lastOfUser, linesUpTo, textOf } from '../conversation/transcript.ts'
import type { MemoryToolsOptions } from './options.ts'
import { factView } from './views.ts'
import type { FactView } from './views.ts'

const inputSchema = z.object({
  text: z
    .string()
    .min(1)
    .describe("What to keep. Quote the user's own words, unchanged: only those can become facts about them."),
})

export interface Remembered {
  readonly id: string
  readonly as: 'words of the user' | 'note'
  readonly facts: readonly FactView[]
}

/**
 * Only what the user said in this conversation, word for word, is kept as the user's; all else is a note of the assistant, which recall
 * finds and which never becomes a fact.
 */
export const rememberTool = (
  memory: ScopedMemory,
  { session }: MemoryToolsOptions,
): Tool<z.output<typeof inputSchema>, Remembered> =>
  tool({
    description:
      "Keeps something in the long-term memory of this user. The user's own words, quoted, may become facts; anything else is kept as a note.",
    inputSchema,
    execute: async ({ text }, { messages }): Promise<Remembered> => {
      const said = isSaidByUser(text, messages)
      const key = await keyOf(text, messages, session)
      const kept = await memory.remember({
        text,
        role: said ? 'user' : 'assistant',
        ...(session === undefined ? {} : { session }),
        ...(key === null ? {} : { key }),
      })
      return { id: kept.item.id, as: said ? 'words of the user' : 'note', facts: factsOf(kept) }
    },
  })

type Messages = ToolExecutionOptions['messages']

const oneSpaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const isSaidByUser = (quote: string, messages: Messages): boolean =>
  messages.some((message) => message.role === 'user' && oneSpaced(textOf(message)).includes(oneSpaced(quote)))

/** The same quote of the same conversation is kept once. Without history the same words may be said anew: no key. */
async function keyOf(text: string, messages: Messages, session: string | undefined): Promise<string | null> {
  const lines = linesUpTo(messages, lastOfUser(messages))
  return lines.length > 1 ? stableKey(['quote', session ?? null, lines, text]) : null
}

const factsOf = ({ changes }: RememberResult) =>
  changes.flatMap(({ card }) => (card === null ? [] : factView(card)))
