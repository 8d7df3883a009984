import type { MemoryItem } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { aCard } from '../../fixtures/a-card.ts'
import { aChange } from '../../fixtures/a-change.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import type { NextText } from './next-text.ts'
import { vectorOf, VECTORS } from './vector-of.ts'

/** A message with its terms and vector, a fact of it, a change with what stood before, and a cached expansion. */
export async function plantMessages(tx: ScopeTransaction, next: NextText): Promise<MemoryItem> {
  const item = await tx.items.insert(
    anItem({
      text: next(),
      textHash: next(),
      speaker: next(),
      session: next(),
      key: next(),
      factType: next(),
      extractedBy: next(),
      metadata: { [next()]: [next()] },
      plain: true,
    }),
  )
  await tx.search.index(item.seq, new Map([next(), next()].map((term) => [term, 1])))
  await tx.vectors?.put(VECTORS, new Map([[item.seq, vectorOf(next())]]))
  const card = await tx.cards.insert(cardOf(next, item.id))
  await tx.changes.append(aChange({ batch: next(), note: { [next()]: next() } }), [
    { record: 'item', id: item.id, before: { ...item, text: next(), textHash: next() } },
    { record: 'card', id: card.id, before: { ...card, value: next(), extra: { [next()]: next() } } },
  ])
  await tx.expansions.put([
    {
      originalQuery: next(),
      expandedQuery: next(),
      kind: 'or_query',
      madeBy: next(),
      payload: JSON.stringify({ terms: [next()], weight: 1 }),
      createdAt: NOON,
    },
  ])
  return item
}

const cardOf = (next: NextText, itemId: string) =>
  aCard({
    itemId,
    entity: next(),
    slot: next(),
    value: next(),
    valueKey: next(),
    normal: next(),
    facet: next(),
    when: next(),
    session: next(),
    rule: next(),
    pack: next(),
    expiresAt: NOON,
    extra: { [next()]: next() },
  })
