import type { CardFilter, MemoryCard, Page } from '@recollect/core'
import { command } from '../argv/command.ts'
import { CARD_KINDS, MESSAGE_OPTIONS, messageFilter } from '../argv/filters.ts'
import type { MessageConditions } from '../argv/filters.ts'
import type { Context } from '../context.ts'
import { filterInZone } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import { renderCards } from '../render/cards.ts'
import { namedIn } from '../slots/known.ts'
import { field } from '../util/objects.ts'

interface CardsArguments {
  readonly filter: MessageConditions & Pick<CardFilter, 'slot' | 'entity' | 'kind' | 'active'>
  readonly limit: number
  readonly cursor: string | null
}

function cards({ filter, limit, cursor }: CardsArguments, context: Context): Promise<Page<MemoryCard>> {
  return withMemory(context, 'read', async (open) => {
    const meant = await namedIn(filter, open, context)
    return open.memory.cards.list({ ...filterInZone(meant, context), limit, cursor })
  })
}

export const spec = command({
  name: 'cards',
  argument: { syntax: '[slot]', help: 'slotFilter' },
  options: ['entity', 'kind', ...MESSAGE_OPTIONS, 'inactive', 'limit', 'cursor'],
  read: (values): CardsArguments => ({
    filter: {
      ...messageFilter(values),
      ...field('slot', values.argument ?? undefined),
      ...field('entity', values.text('entity')),
      ...field('kind', values.choice('kind', CARD_KINDS)),
      ...(values.flag('inactive') ? {} : { active: true }),
    },
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  run: cards,
  render: renderCards,
})
