import type { Engine } from '../engine.ts'
import type { CardFilter, ItemFilter } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Collection } from '../api/memory.ts'
import { checkOptions, pageOf } from './page.ts'

export function itemCollection({ store }: Engine, scope: string): Collection<MemoryItem, ItemFilter> {
  return {
    get: (id) => store.read(scope, (view) => view.items.get(id)),
    list: async (options) => {
      const { limit: _limit, cursor: _cursor, ...filter } = checkOptions(options ?? {})
      const page = pageOf(options)
      const checked = isEmpty(filter) ? {} : (await import('../input/filters.ts')).checkItemFilter(filter)
      return store.read(scope, (view) => view.items.list(page, checked))
    },
  }
}

export function cardCollection({ store }: Engine, scope: string): Collection<MemoryCard, CardFilter> {
  return {
    get: (id) => store.read(scope, (view) => view.cards.get(id)),
    list: async (options) => {
      const { limit: _limit, cursor: _cursor, ...filter } = checkOptions(options ?? {})
      const page = pageOf(options)
      const checked = isEmpty(filter) ? {} : (await import('../input/filters.ts')).checkCardFilter(filter)
      return store.read(scope, (view) => view.cards.list(page, checked))
    },
  }
}

/** Nothing to check: the schemas stay unloaded. */
const isEmpty = (filter: object): boolean => Object.keys(filter).length === 0
