import { command } from '../../argv/command.ts'
import { MESSAGE_OPTIONS, messageFilter } from '../../argv/filters.ts'
import type { MessageConditions } from '../../argv/filters.ts'

export interface ItemsArguments {
  readonly filter: MessageConditions & { readonly active?: boolean }
  readonly limit: number
  readonly cursor: string | null
}

export const itemsSpec = command({
  name: 'items',
  options: [...MESSAGE_OPTIONS, 'inactive', 'limit', 'cursor'],
  read: (values): ItemsArguments => ({
    filter: { ...messageFilter(values), ...(values.flag('inactive') ? {} : { active: true }) },
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  load: async () => {
    const [{ items }, { renderItems }] = await Promise.all([
      import('./index.ts'),
      import('../../render/items.ts'),
    ])
    return { run: items, render: renderItems }
  },
})
