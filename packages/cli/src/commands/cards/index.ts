import type { MemoryCard, Page } from '@recollect/core'
import type { Context } from '../../context.ts'
import { filterInZone } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import { namedIn } from '../../slots/known.ts'
import type { CardsArguments } from './spec.ts'

export function cards(
  { filter, limit, cursor }: CardsArguments,
  context: Context,
): Promise<Page<MemoryCard>> {
  return withMemory(context, 'read', async (open) => {
    const meant = await namedIn(filter, open, context)
    return open.memory.cards.list({ ...filterInZone(meant, context), limit, cursor })
  })
}
