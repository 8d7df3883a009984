import type { Engine } from '../engine.ts'
import type { ScopeStats } from '../api/memory.ts'
import { NOW, readScope } from './read-scope.ts'

const PAGE = 1000

/** Counts of a scope. Reads every card once to tell which messages gave one. */
export async function statsOf(engine: Engine, scope: string): Promise<ScopeStats> {
  return readScope(engine, scope, NOW, async (view) => {
    const items = await view.items.count()
    const said = await view.items.count({ role: 'user' })
    const sources = new Set<string>()
    let cursor: string | null = null
    do {
      const page = await view.cards.list({ limit: PAGE, cursor })
      for (const card of page.rows) if (card.itemId) sources.add(card.itemId)
      cursor = page.next
    } while (cursor !== null)
    const cards = { active: await view.cards.count({ active: true }), total: await view.cards.count() }
    const counts = { items, cards, coverage: said === 0 ? 0 : Math.min(1, sources.size / said) }
    if (engine.embedder === null) return counts
    const { vectorStats } = await import('./vector-stats.ts')
    return { ...counts, vectors: await vectorStats(engine.embedder, view, items) }
  })
}
