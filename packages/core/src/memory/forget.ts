import type { Engine } from '../engine.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import type { CardWriter, ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { ForgetResult, ForgetTarget } from '../api/memory.ts'
import { refreshItems } from '../version/item-version.ts'
import { NEVER_AGAIN } from './extraction.ts'
import { toVersionKey } from './slot-argument.ts'

/** Deletes for good: rows, versions and index entries. What was forgotten does not come back as an older version. */
export async function forget(engine: Engine, scope: string, target: ForgetTarget): Promise<ForgetResult> {
  const kinds = (['item', 'card', 'slot'] as const).filter((kind) => isObject(target) && kind in target)
  if (kinds.length !== 1) {
    throw new InvalidInputError('Say what to forget with exactly one of { item }, { card }, { slot }.')
  }
  return engine.store.transaction(scope, (tx) => {
    if ('item' in target) return forgetItem(engine, tx, target.item)
    if ('card' in target) return forgetCard(engine, tx, target.card)
    return forgetSlot(engine, tx, target.slot)
  })
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

async function forgetItem(engine: Engine, tx: ScopeTransaction, id: string): Promise<ForgetResult> {
  if (!(await tx.items.get(id))) throw new NotFoundError('item', id)
  const cards = await tx.cards.byItem(id)
  await removeCards(engine, tx, cards)
  await tx.items.remove(id)
  return { items: 1, cards: cards.length }
}

async function forgetCard(engine: Engine, tx: ScopeTransaction, id: string): Promise<ForgetResult> {
  const card = await tx.cards.get(id)
  if (!card) throw new NotFoundError('card', id)
  await removeCards(engine, tx, [card])
  return { items: 0, cards: 1 }
}

async function forgetSlot(engine: Engine, tx: ScopeTransaction, slotOrKey: string): Promise<ForgetResult> {
  const key = toVersionKey(slotOrKey)
  const cards = await tx.cards.history(key)
  if (cards.length === 0) throw new NotFoundError('card', key)
  await removeCards(engine, tx, cards)
  return { items: 0, cards: cards.length }
}

async function removeCards(engine: Engine, tx: ScopeTransaction, gone: readonly MemoryCard[]): Promise<void> {
  for (const card of gone) {
    await tx.cards.remove(card.id)
    if (card.itemId) await tx.items.update(card.itemId, { extractedBy: NEVER_AGAIN })
  }
  const chains = new Map(gone.map((card) => [`${card.versionKey}\u0000${card.valueKey}`, card]))
  const removed = new Set(gone.map((card) => card.id))
  const relinked: MemoryCard[] = []
  for (const card of chains.values()) relinked.push(...(await closeRanks(tx.cards, card, removed)))
  const items = [...gone, ...relinked].flatMap((card) => (card.itemId ? [card.itemId] : []))
  await refreshItems(tx.items, tx.cards, items, engine.slots)
}

/** Renumbers what is left of a chain from 1 and links it again, so that it has no gap and nothing points at what is gone. */
async function closeRanks(
  cards: CardWriter,
  from: MemoryCard,
  removed: ReadonlySet<string>,
): Promise<readonly MemoryCard[]> {
  const changed: MemoryCard[] = []
  const family = [...(await cards.history(from.versionKey))].sort((a, b) => a.version - b.version)
  const chain = family.filter((card) => card.valueKey === from.valueKey)
  for (const card of family) {
    const place = chain.indexOf(card)
    const dangling = card.parentId !== null && removed.has(card.parentId)
    const parentId = dangling ? (chain[place - 1]?.id ?? null) : card.parentId
    const version = place < 0 ? card.version : place + 1
    if (!dangling && version === card.version) continue
    await cards.update(card.id, { version, parentId })
    changed.push(card)
  }
  return changed
}
