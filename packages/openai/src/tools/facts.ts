import type { ScopedMemory } from '@recollect/core'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'
import { factView, NOTE } from './views.ts'

const schema = z.object({
  slot: z
    .string()
    .min(1)
    .optional()
    .describe('Only facts of this kind, such as location, employer or likes.'),
  entity: z.string().min(1).optional().describe('Only facts about user, user.wife, user.dog and the like.'),
  limit: z.number().int().min(1).max(200).default(50).describe('Facts wanted.'),
})

export const factsTool = (memory: ScopedMemory): MemoryTool =>
  defineTool({
    name: 'facts',
    description: 'Lists what is known about this user now, as facts. Facts that hold no longer are left out.',
    schema,
    run: async ({ slot, entity, limit }) => {
      const { rows, next } = await memory.cards.list({
        active: true,
        limit,
        ...(slot === undefined ? {} : { slot }),
        ...(entity === undefined ? {} : { entity }),
      })
      return { facts: rows.map(factView), more: next !== null, note: NOTE }
    },
  })
