import type { MemoryItem, Page } from '@recollect/core'
import type { Context } from '../../context.ts'
import { filterInZone } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import type { ItemsArguments } from './spec.ts'

export function items(
  { filter, limit, cursor }: ItemsArguments,
  context: Context,
): Promise<Page<MemoryItem>> {
  return withMemory(context, 'read', ({ memory }) =>
    memory.items.list({ ...filterInZone(filter, context), limit, cursor }),
  )
}
