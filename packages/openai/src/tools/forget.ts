import type { ForgetTarget, ScopedMemory } from '@recollect/core'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'
import type { MemoryToolsOptions } from './options.ts'

const DAY = 86_400_000

const schema = z.object({
  kind: z
    .enum(['card', 'item', 'slot'])
    .describe('card: one fact. item: a message and the facts from it. slot: a fact with its whole history.'),
  id: z.string().min(1).describe('Id of the card or item as other tools gave it, or the name of the slot.'),
})

const targetOf = ({ kind, id }: z.output<typeof schema>): ForgetTarget => {
  if (kind === 'card') return { card: id }
  return kind === 'item' ? { item: id } : { slot: id }
}

export const forgetTool = (memory: ScopedMemory, { forgetGraceMs = DAY }: MemoryToolsOptions): MemoryTool =>
  defineTool({
    name: 'forget',
    description: 'Forgets something about this user. Only when the user asked for it.',
    schema,
    run: (input) => memory.forget(targetOf(input), { grace: forgetGraceMs }),
  })
