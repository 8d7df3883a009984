import { recorded, commitDrafts, weighFacts } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '@recollect/core/store'
import { readSemantic, semanticIn } from '../access.ts'
import type { ItemFacts, Space } from './space.ts'
import { takeAccesses } from '../flush-accesses.ts'

/** The store, for a run of discovery. Facts that it finds are a change of the log, and can be undone. */
export const storeSpace = (engine: Engine, scope: string): Space => ({
  read: (work) =>
    readSemantic(engine, scope, ({ view, semantic }) =>
      work({ semantic, items: view.items, cards: view.cards }),
    ),
  write: async (work) => {
    const noteAccesses = takeAccesses(engine, scope)
    return recorded(engine, scope, async ({ tx, commit }) => {
      const { semantic } = semanticIn(engine, tx)
      await noteAccesses(semantic)
      return work({
        semantic,
        items: tx.items,
        keepFacts: async (facts, episode) => {
          const cards = await keepFacts(engine, tx, facts)
          await commit({ kind: 'discover', note: { episode } })
          return cards
        },
      })
    })
  },
})

async function keepFacts(engine: Engine, tx: ScopeTransaction, facts: readonly ItemFacts[]): Promise<number> {
  let cards = 0
  for (const { itemId, drafts } of facts) {
    const item = await tx.items.get(itemId)
    // Rules may have read it meanwhile, or its facts been forgotten.
    if (item === null || item.unread.length === 0) continue
    const { changes } = await commitDrafts(engine, tx, item, weighFacts(engine, item, drafts).drafts)
    await tx.items.update(itemId, { unread: [] })
    cards += changes.filter(({ card, action }) => card !== null && action !== 'reinforces').length
  }
  return cards
}
