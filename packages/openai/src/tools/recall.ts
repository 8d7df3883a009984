import type { ScopedMemory } from '@recollect/core'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'
import { memoryView, NOTE } from './views.ts'

const schema = z.object({
  query: z.string().min(1).describe('A question or words to look for, in any language.'),
  limit: z.number().int().min(1).max(20).default(5).describe('Memories wanted.'),
})

export const recallTool = (memory: ScopedMemory): MemoryTool =>
  defineTool({
    name: 'recall',
    description:
      'Looks into the long-term memory of this user. Gives an answer with its evidence (strong, weak or none) and the memories behind it. With evidence "none" the memory does not know: say so.',
    schema,
    run: async ({ query, limit }) => {
      const { answer, evidence, hits } = await memory.recall(query, { limit })
      return {
        answer: evidence === 'none' ? null : answer.text,
        evidence,
        memories: hits.map(memoryView),
        note: NOTE,
      }
    },
  })
