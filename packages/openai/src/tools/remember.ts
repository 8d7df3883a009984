import type { RememberResult, ScopedMemory } from '@recollect/core'
import { z } from 'zod'
import { stableKey } from '../conversation/stable-key.ts'
import { lastOfUser, linesUpTo, textOf } from '../conversation/transcript.ts'
import type { Spoken } from '../conversation/transcript.ts'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'
import type { MemoryToolsOptions } from './options.ts'
import { factView } from './views.ts'

const schema = z.object({
  text: z
    .string()
    .min(1)
    .describe("What to keep. Quote the user's own words, unchanged: only those can become facts about them."),
})

/**
 * Only what the user said in this conversation, word for word, is kept as the user's; all else is a note of the assistant, which recall
 * finds and which never becomes a fact.
 */
export const rememberTool = (memory: ScopedMemory, { session }: MemoryToolsOptions): MemoryTool =>
  defineTool({
    name: 'remember',
    description:
      "Keeps something in the long-term memory of this user. The user's own words, quoted, may become facts; anything else is kept as a note.",
    schema,
    run: async ({ text }, messages) => {
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

const oneSpaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const isSaidByUser = (quote: string, messages: readonly Spoken[]): boolean =>
  messages.some((message) => message.role === 'user' && oneSpaced(textOf(message)).includes(oneSpaced(quote)))

/** The same quote of the same conversation is kept once. Without history the same words may be said anew: no key. */
async function keyOf(
  text: string,
  messages: readonly Spoken[],
  session: string | undefined,
): Promise<string | null> {
  const lines = linesUpTo(messages, lastOfUser(messages))
  return lines.length > 1 ? stableKey(['quote', session ?? null, lines, text]) : null
}

const factsOf = ({ changes }: RememberResult) =>
  changes.flatMap(({ card }) => (card === null ? [] : factView(card)))
