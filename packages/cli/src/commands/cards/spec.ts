import type { CardFilter } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { CARD_KINDS, MESSAGE_OPTIONS, messageFilter } from '../../argv/filters.ts'
import type { MessageConditions } from '../../argv/filters.ts'
import { field } from '../../util/objects.ts'

export interface CardsArguments {
  readonly filter: MessageConditions & Pick<CardFilter, 'slot' | 'entity' | 'kind' | 'active'>
  readonly limit: number
  readonly cursor: string | null
}

export const cardsSpec = command({
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
  load: async () => {
    const [{ cards }, { renderCards }] = await Promise.all([
      import('./index.ts'),
      import('../../render/cards.ts'),
    ])
    return { run: cards, render: renderCards }
  },
})
