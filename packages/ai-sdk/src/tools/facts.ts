import type { ScopedMemory } from '@recollect/core'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'
import { factView, NOTE } from './views.ts'
import type { FactView } from './views.ts'

const inputSchema = z.object({
  slot: z
    .string()
    .min(1)
    .optional()
    .describe('Only facts of this kind, such as location, employer or likes.'),
  entity: z.string().min(1).optional().describe('Only facts about user, user.wife, user.dog and the like.'),
  limit: z.number().int().min(1).max(200).default(50).describe('Facts wanted.'),
})

export interface Facts {
  readonly facts: readonly FactView[]
  /** There are more than were asked for. */
  readonly more: boolean
  readonly note: string
}

export const factsTool = (memory: ScopedMemory): Tool<z.output<typeof inputSchema>, Facts> =>
  tool({
    description: 'Lists what is known about this user now, as facts. Facts that hold no longer are left out.',
    inputSchema,
    execute: async ({ slot, entity, limit }): Promise<Facts> => {
      const { rows, next } = await memory.cards.list({
        active: true,
        limit,
        ...(slot === undefined ? {} : { slot }),
        ...(entity === undefined ? {} : { entity }),
      })
      return { facts: rows.map(factView), more: next !== null, note: NOTE }
    },
  })
