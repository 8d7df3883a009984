import type { Evidence, ScopedMemory } from '@recollect/core'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'
import { memoryView, NOTE } from './views.ts'
import type { MemoryView } from './views.ts'

const inputSchema = z.object({
  query: z.string().min(1).describe('A question or words to look for, in any language.'),
  limit: z.number().int().min(1).max(20).default(5).describe('Memories wanted.'),
})

export interface Recalled {
  /** Null when the memory does not know. */
  readonly answer: string | null
  readonly evidence: Evidence
  readonly memories: readonly MemoryView[]
  readonly note: string
}

export const recallTool = (memory: ScopedMemory): Tool<z.output<typeof inputSchema>, Recalled> =>
  tool({
    description:
      'Looks into the long-term memory of this user. Gives an answer with its evidence (strong, weak or none) and the memories behind it. With evidence "none" the memory does not know: say so.',
    inputSchema,
    execute: async ({ query, limit }, { abortSignal }): Promise<Recalled> => {
      const { answer, evidence, hits } = await memory.recall(query, {
        limit,
        ...(abortSignal === undefined ? {} : { signal: abortSignal }),
      })
      return {
        answer: evidence === 'none' ? null : answer.text,
        evidence,
        memories: hits.map(memoryView),
        note: NOTE,
      }
    },
  })
