import type { Engine } from '../engine.ts'
import { deleteMessages } from '../memory/leave-message.ts'
import type { ForgetPlan } from '../plugin/forgetting.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { closeRanks } from '../version/close-ranks.ts'
import { dropLinks } from '../version/drop-links.ts'
import { FORGOTTEN, refreshItems } from '../version/item-version.ts'
import { messagesOf } from '../version/restated.ts'
import { settleRivals } from '../version/settle-rivals.ts'

/**
 * Deletes what is planned, and what else repeats it: episodes, knowledge, vectors, index entries, kept expansions, and what plugins keep
 * of it.
 */
export async function carryOut(engine: Engine, tx: ScopeTransaction, plan: ForgetPlan): Promise<void> {
  const { cards, items } = plan
  await forgetKnown(engine, tx, cards, items)
  await removeCards(engine, tx, cards)
  await deleteMessages(engine, tx, await episodesLast(tx, items))
  for (const { forget } of engine.plugins) await forget?.remove(engine, tx, plan)
  await tx.expansions.clear()
}

/** What was learned from words that stay. */
async function forgetKnown(
  engine: Engine,
  tx: ScopeTransaction,
  cards: readonly MemoryCard[],
  items: readonly MemoryItem[],
): Promise<void> {
  if ((tx.semantic?.cutUpTo ?? 0) === 0) return
  const going = new Set(items.map(({ id }) => id))
  const left = cards.filter(({ itemId }) => itemId !== null && !going.has(itemId))
  if (left.length > 0)
    await (await import('../semantic/forget/forget-facts.ts')).forgetFacts(engine, tx, left)
}

/** The last one that has a word takes it out of what was learned; only one that is in an episode does so. */
async function episodesLast(
  { semantic }: ScopeTransaction,
  items: readonly MemoryItem[],
): Promise<readonly MemoryItem[]> {
  if (semantic === undefined || semantic.cutUpTo === 0 || items.length < 2) return items
  const told = await semantic.episodesOfItems(items.map(({ id }) => id))
  return [...items].sort((a, b) => Number(told.has(a.id)) - Number(told.has(b.id)))
}

/** A message that stays is marked: neither a backfill nor its words must bring its facts back. */
async function removeCards(engine: Engine, tx: ScopeTransaction, gone: readonly MemoryCard[]): Promise<void> {
  for (const card of gone) {
    await tx.cards.remove(card.id)
    if (card.itemId) await tx.items.update(card.itemId, { extractedBy: FORGOTTEN })
  }
  const chains = new Map(gone.map((card) => [`${card.versionKey}\u0000${card.valueKey}`, card]))
  const removed = new Set(gone.map((card) => card.id))
  const relinked: MemoryCard[] = []
  for (const card of chains.values()) relinked.push(...(await closeRanks(tx.cards, card, removed)))
  for (const key of new Set(gone.map(({ versionKey }) => versionKey))) {
    await dropLinks(tx.cards, key, removed)
    relinked.push(...(await settleRivals(tx.cards, key)))
  }
  const items = [...gone, ...relinked].flatMap(messagesOf)
  await refreshItems(tx.items, tx.cards, items, engine.slots)
}
