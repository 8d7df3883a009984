import type { Engine } from '../engine.ts'
import type { ScopeStats } from '../api/memory.ts'
import type { ScopeView } from '../plugin/store.ts'
import { everyPage } from '../util/lists.ts'
import { NOW, readScope } from './read-scope.ts'

/** Counts of a scope. Reads every card once to tell which messages gave one. */
export async function statsOf(engine: Engine, scope: string): Promise<ScopeStats> {
  return readScope(engine, scope, NOW, async (view) => {
    const [items, said, unread, active, total, sources] = await Promise.all([
      view.items.count(),
      view.items.count({ role: 'user' }),
      view.items.count({ unread: true }),
      view.cards.count({ active: true }),
      view.cards.count(),
      sourcesIn(view),
    ])
    const coverage = said === 0 ? 0 : Math.min(1, sources.size / said)
    let counts: ScopeStats = { items, cards: { active, total }, coverage, unread }
    for (const { stats } of engine.plugins) counts = { ...counts, ...(await stats?.(engine, view)) }
    if (engine.embedder === null) return counts
    const { vectorStats } = await import('./embedding/vector-stats.ts')
    return { ...counts, vectors: await vectorStats(engine, engine.embedder, view, items) }
  })
}

/** Messages that gave a card. */
async function sourcesIn({ cards }: ScopeView): Promise<ReadonlySet<string>> {
  const sources = new Set<string>()
  for await (const rows of everyPage((page) => cards.list(page)))
    for (const { itemId } of rows) if (itemId) sources.add(itemId)
  return sources
}
