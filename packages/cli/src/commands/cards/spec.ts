import type { CardFilter, CardKind } from '@recollect/core'
import { command } from '../../argv/command.ts'

const KINDS: readonly CardKind[] = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal']

export interface CardsArguments {
  readonly filter: CardFilter
  readonly limit: number
  readonly cursor: string | null
}

export const cardsSpec = command({
  name: 'cards',
  argument: { syntax: '[slot]', help: 'slotFilter' },
  options: ['entity', 'kind', 'inactive', 'limit', 'cursor'],
  read: (values): CardsArguments => {
    const slot = values.argument
    const entity = values.text('entity')
    const kind = values.choice('kind', KINDS)
    return {
      filter: {
        ...(slot === null ? {} : { slot }),
        ...(entity === undefined ? {} : { entity }),
        ...(kind === undefined ? {} : { kind }),
        ...(values.flag('inactive') ? {} : { active: true }),
      },
      limit: values.integer('limit', 1, 1000) ?? 100,
      cursor: values.text('cursor') ?? null,
    }
  },
  load: async () => {
    const [{ cards }, { renderCards }] = await Promise.all([
      import('./index.ts'),
      import('../../render/cards.ts'),
    ])
    return { run: cards, render: renderCards }
  },
})
