import type { Store } from '@recollect/core'
import type { ModelUsage } from '@recollect/core/store'
import { override } from '../override.ts'
import { allOf, reading, writing } from './override.ts'

/** Drops all that is in quarantine when nothing is named. */
export function allDropped(store: Store): Store {
  return writing(store, (semantic) => ({
    dropQuarantined: (ids) =>
      ids === undefined || ids.length === 0 ? semantic.dropQuarantined() : semantic.dropQuarantined(ids),
  }))
}

const negative = ({ calls, inputTokens, outputTokens, costMicros, ...of }: ModelUsage): ModelUsage => ({
  ...of,
  calls: -calls,
  inputTokens: -inputTokens,
  outputTokens: -outputTokens,
  costMicros: -costMicros,
})

/** Puts what is used in the place of what was. */
export function lastUsage(store: Store): Store {
  return writing(store, (semantic) => ({
    addUsage: async (usage) => {
      const before = await semantic.usage(usage.day, usage.day)
      for (const one of before) if (one.model === usage.model) await semantic.addUsage(negative(one))
      await semantic.addUsage(usage)
    },
  }))
}

/** Leaves the last day out. */
export function openDays(store: Store): Store {
  return reading(store, (semantic) => ({
    usage: async (from, to) => (await semantic.usage(from, to)).filter(({ day }) => day < to),
  }))
}

/** Keeps the accounts of a transaction that failed. */
export function paidAnyway(store: Store): Store {
  return override<Store>(store, {
    transaction: async (scope, work) => {
      const spent: ModelUsage[] = []
      try {
        return await store.transaction(scope, async (tx) => {
          const { semantic } = tx
          if (semantic === undefined) return work(tx)
          const addUsage = async (usage: ModelUsage) => {
            spent.push(usage)
            await semantic.addUsage(usage)
          }
          return work({ ...tx, semantic: override(semantic, { addUsage }) })
        })
      } catch (error) {
        if (spent.length > 0)
          await store.transaction(scope, async (tx) => {
            for (const usage of spent) await tx.semantic?.addUsage(usage)
          })
        throw error
      }
    },
  })
}

/** Counts characters for bytes. */
export function charactersForBytes(store: Store): Store {
  return reading(store, (semantic) => ({
    totals: async () => {
      const [episodes, nodes] = [(await semantic.episodes(allOf)).rows, (await semantic.nodes(allOf)).rows]
      const versions = await semantic.versions(nodes.map(({ id }) => id))
      const texts = [
        ...episodes.flatMap(({ title, summary, content }) => [title, summary, content]),
        ...nodes.flatMap(({ key, value, context }) => [key, value, context]),
        ...versions.flatMap(({ value, context }) => [value, context]),
      ]
      return { ...(await semantic.totals()), bytes: texts.join('').length }
    },
  }))
}

/** Reads the accounts of one scope in every scope. */
export function sharedAccounts(store: Store): Store {
  return override<Store>(store, {
    read: (scope, work) =>
      store.read(scope, (view) =>
        store.read('alice', (other) => {
          if (view.semantic === undefined || other.semantic === undefined) return work(view)
          const { semantic } = other
          const usage = (from: string, to: string) => semantic.usage(from, to)
          return work({ ...view, semantic: override(view.semantic, { usage }) })
        }),
      ),
  })
}
