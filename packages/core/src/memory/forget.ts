import type { ForgetResult, ForgetTarget } from '../api/memory.ts'
import type { ForgetOptions } from '../api/writes.ts'
import { eraseRecords } from '../changes/erase.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import { LATEST } from '../input/message.ts'
import { toVersionKey } from '../input/slot-name.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { RecordImage } from '../types/change.ts'
import { closeRanks } from '../version/close-ranks.ts'
import { dropLinks } from '../version/drop-links.ts'
import { refreshItems } from '../version/item-version.ts'
import { NEVER_AGAIN } from './extraction.ts'

/**
 * Deletes: rows, versions and index entries. What was forgotten does not come back as an older version. Without a grace the log keeps
 * nothing of it either; within one `undo` can bring it back, and nothing else shows it.
 */
export async function forget(
  engine: Engine,
  scope: string,
  target: ForgetTarget,
  options: ForgetOptions = {},
): Promise<ForgetResult> {
  const kinds = (['item', 'card', 'slot'] as const).filter((kind) => isObject(target) && kind in target)
  if (kinds.length !== 1) {
    throw new InvalidInputError('Say what to forget with exactly one of { item }, { card }, { slot }.')
  }
  const now = engine.clock.now()
  const grace = checkGrace(options.grace ?? 0, now)
  return recorded(engine, scope, async ({ tx, commit }) => {
    const { items, cards, gone } = await remove(engine, tx, target)
    const id = engine.ids.next(now)
    const undoUntil = grace > 0 ? now + grace : null
    await commit({ kind: 'forget', id, undoUntil, always: true })
    if (undoUntil === null) await eraseRecords(tx, gone)
    return { items, cards, change: id }
  })
}

interface Removed {
  readonly items: number
  readonly cards: number
  readonly gone: readonly RecordImage[]
}

async function remove(engine: Engine, tx: ScopeTransaction, target: ForgetTarget): Promise<Removed> {
  if ('item' in target) return forgetItem(engine, tx, target.item)
  if ('card' in target) return forgetCard(engine, tx, target.card)
  return forgetSlot(engine, tx, target.slot)
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

function checkGrace(grace: unknown, now: number): number {
  if (typeof grace === 'number' && grace >= 0 && Number.isInteger(grace) && now + grace <= LATEST)
    return grace
  throw new InvalidInputError(
    `grace is a whole number of milliseconds from 0, not ${String(grace)}. Nothing was forgotten.`,
  )
}

async function forgetItem(engine: Engine, tx: ScopeTransaction, id: string): Promise<Removed> {
  const item = await tx.items.get(id)
  if (!item) return forgetUndone(tx, id)
  const cards = await tx.cards.byItem(id)
  await removeCards(engine, tx, cards)
  await tx.items.remove(id)
  const before = { ...item, textHash: '' }
  return { items: 1, cards: cards.length, gone: [{ record: 'item', id, before }, ...cards.map(imageOf)] }
}

/** A message that an undo took away lives on in the log alone. */
async function forgetUndone(tx: ScopeTransaction, id: string): Promise<Removed> {
  const logged = await tx.changes.imagesOfRecord('item', id)
  if (logged.length === 0) throw new NotFoundError('item', id)
  const beside = new Set(logged.map(({ change }) => change))
  const gone = logged.map(({ image }) => image)
  for (const change of beside) {
    const images = await tx.changes.imagesOf(change)
    gone.push(...images.filter((one) => one.record === 'card' && one.before?.itemId === id))
  }
  await eraseRecords(tx, gone)
  return {
    items: 1,
    cards: new Set(gone.filter((one) => one.record === 'card').map((one) => one.id)).size,
    gone,
  }
}

async function forgetCard(engine: Engine, tx: ScopeTransaction, id: string): Promise<Removed> {
  const card = await tx.cards.get(id)
  if (!card) throw new NotFoundError('card', id)
  await removeCards(engine, tx, [card])
  return { items: 0, cards: 1, gone: [imageOf(card)] }
}

async function forgetSlot(engine: Engine, tx: ScopeTransaction, slotOrKey: string): Promise<Removed> {
  const key = toVersionKey(slotOrKey)
  const cards = await tx.cards.history(key)
  if (cards.length === 0) throw new NotFoundError('card', key)
  await removeCards(engine, tx, cards)
  return { items: 0, cards: cards.length, gone: cards.map(imageOf) }
}

const imageOf = (card: MemoryCard): RecordImage => ({ record: 'card', id: card.id, before: card })

async function removeCards(engine: Engine, tx: ScopeTransaction, gone: readonly MemoryCard[]): Promise<void> {
  for (const card of gone) {
    await tx.cards.remove(card.id)
    if (card.itemId) await tx.items.update(card.itemId, { extractedBy: NEVER_AGAIN })
  }
  const chains = new Map(gone.map((card) => [`${card.versionKey}\u0000${card.valueKey}`, card]))
  const removed = new Set(gone.map((card) => card.id))
  const relinked: MemoryCard[] = []
  for (const card of chains.values()) relinked.push(...(await closeRanks(tx.cards, card, removed)))
  for (const key of new Set(gone.map(({ versionKey }) => versionKey))) await dropLinks(tx.cards, key, removed)
  const items = [...gone, ...relinked].flatMap((card) => (card.itemId ? [card.itemId] : []))
  await refreshItems(tx.items, tx.cards, items, engine.slots)
}
