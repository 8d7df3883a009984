import type { ItemFilter } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { ROLES } from '../../input/roles.ts'

export interface ItemsArguments {
  readonly filter: ItemFilter
  readonly limit: number
  readonly cursor: string | null
}

export const itemsSpec = command({
  name: 'items',
  options: ['role', 'session', 'inactive', 'limit', 'cursor'],
  read: (values): ItemsArguments => {
    const role = values.choice('role', ROLES)
    const session = values.text('session')
    return {
      filter: {
        ...(role === undefined ? {} : { role }),
        ...(session === undefined ? {} : { session }),
        ...(values.flag('inactive') ? {} : { active: true }),
      },
      limit: values.integer('limit', 1, 1000) ?? 100,
      cursor: values.text('cursor') ?? null,
    }
  },
  load: async () => {
    const [{ items }, { renderItems }] = await Promise.all([
      import('./index.ts'),
      import('../../render/items.ts'),
    ])
    return { run: items, render: renderItems }
  },
})
