import type { ForgetResult, ForgetTarget, ScopedMemory } from '@recollect/core'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'
import type { MemoryToolsOptions } from './options.ts'

const DAY = 86_400_000

const inputSchema = z.object({
  kind: z
    .enum(['card', 'item', 'slot'])
    .describe('card: one fact. item: a message and the facts from it. slot: a fact with its whole history.'),
  id: z.string().min(1).describe('Id of the card or item as other tools gave it, or the name of the slot.'),
})

const targetOf = ({ kind, id }: z.output<typeof inputSchema>): ForgetTarget => {
  if (kind === 'card') return { card: id }
  return kind === 'item' ? { item: id } : { slot: id }
}

export const forgetTool = (
  memory: ScopedMemory,
  { forgetGraceMs = DAY, approveForget = false }: MemoryToolsOptions,
): Tool<z.output<typeof inputSchema>, ForgetResult> =>
  tool({
    description: 'Forgets something about this user. Only when the user asked for it.',
    inputSchema,
    needsApproval: approveForget,
    execute: async (input) => memory.forget(targetOf(input), { grace: forgetGraceMs }),
  })
