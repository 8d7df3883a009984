import type { Engine } from '../engine.ts'
import type { CardFilter } from '../plugin/cards.ts'
import type { ItemFilter } from '../plugin/items.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Collection } from '../api/collection.ts'
import type { Moment } from '../api/time.ts'
import type { ChangeLog } from '../api/writes.ts'
import { checkOptions, listPageOf, objectOf, PAGE_OPTIONS, pageOf } from '../input/page.ts'
import { readScope } from './read-scope.ts'

export function itemCollection(
  engine: Engine,
  scope: string,
  moment: Moment,
): Collection<MemoryItem, ItemFilter> {
  return {
    get: (id) => readScope(engine, scope, moment, (view) => view.items.get(id)),
    list: async (options) => {
      const { limit: _limit, cursor: _cursor, order: _order, ...filter } = objectOf(options ?? {})
      const page = listPageOf(options)
      const checked = isEmpty(filter) ? {} : (await import('../input/filters.ts')).checkItemFilter(filter)
      return readScope(engine, scope, moment, (view) => view.items.list(page, checked))
    },
  }
}

export function cardCollection(
  engine: Engine,
  scope: string,
  moment: Moment,
): Collection<MemoryCard, CardFilter> {
  return {
    get: (id) => readScope(engine, scope, moment, (view) => view.cards.get(id)),
    list: async (options) => {
      const { limit: _limit, cursor: _cursor, order: _order, ...filter } = objectOf(options ?? {})
      const page = listPageOf(options)
      const checked = isEmpty(filter) ? {} : (await import('../input/filters.ts')).checkCardFilter(filter)
      return readScope(engine, scope, moment, (view) => view.cards.list(page, checked))
    },
  }
}

export const changeLog = ({ store }: Engine, scope: string): ChangeLog => ({
  get: (id) => store.read(scope, ({ changes }) => changes.get(id)),
  list: async (page) =>
    store.read(scope, ({ changes }) =>
      changes.list(pageOf(checkOptions('changes.list', page ?? {}, PAGE_OPTIONS))),
    ),
})

/** Nothing to check: the schemas stay unloaded. */
const isEmpty = (filter: object): boolean => Object.keys(filter).length === 0
