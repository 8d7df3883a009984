import { checkKnowledge } from '../changes/check-knowledge.ts'
import type { Engine } from '../engine.ts'
import { deleteMessages, dropLinks } from '../version/leave-message.ts'
import type { ForgetPlan } from '../plugin/forgetting.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { closeRanks } from '../version/close-ranks.ts'
import { LEFT_UNREAD, refreshItems } from '../version/item-version.ts'
import { messagesOf } from '../version/restated.ts'
import { settleRivals } from '../version/set-aside.ts'

/**
 * Deletes what is planned, and what else repeats it: vectors, index entries, kept expansions, and what plugins keep of it.
 */
export async function carryOut(engine: Engine, tx: ScopeTransaction, plan: ForgetPlan): Promise<void> {
  checkKnowledge(engine, tx.semantic)
  const items = await beforeIt(engine, tx, plan)
  await removeCards(engine, tx, plan.cards)
  await deleteMessages(engine, tx, items)
  for (const { forget } of engine.plugins) await forget?.remove?.(engine, tx, plan)
  await tx.expansions.clear()
}

/** Plugins go first, while all is there; they may say which messages are to go last. */
async function beforeIt(
  engine: Engine,
  tx: ScopeTransaction,
  plan: ForgetPlan,
): Promise<readonly MemoryItem[]> {
  let { items } = plan
  for (const { forget } of engine.plugins)
    items = (await forget?.before?.(engine, tx, { ...plan, items })) ?? items
  return items
}

/** A message that stays is marked: neither a backfill nor its words must bring its facts back. */
async function removeCards(engine: Engine, tx: ScopeTransaction, gone: readonly MemoryCard[]): Promise<void> {
  for (const card of gone) {
    await tx.cards.remove(card.id)
    if (card.itemId) await tx.items.update(card.itemId, LEFT_UNREAD)
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
