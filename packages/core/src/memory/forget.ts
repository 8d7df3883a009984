import type { ForgetResult, ForgetTarget } from '../api/memory.ts'
import type { ForgetOptions } from '../api/writes.ts'
import { eraseRecords, loggedUnder } from '../changes/erase.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import { LATEST } from '../input/message.ts'
import { toVersionKey } from '../input/slot-name.ts'
import { checkId } from '../input/id.ts'
import { told } from '../util/told.ts'
import { checkOptions } from './page.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { RecordImage } from '../types/change.ts'
import type { MemoryItem } from '../types/item.ts'
import { closeRanks } from '../version/close-ranks.ts'
import { dropLinks } from '../version/drop-links.ts'
import { settleRivals } from '../version/settle-rivals.ts'
import { messagesOf, RESTATED, restatedIn } from '../version/restated.ts'
import { FORGOTTEN, refreshItems } from '../version/item-version.ts'

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
  const kinds = (['item', 'card', 'slot', 'node'] as const).filter(
    (kind) => isObject(target) && kind in target,
  )
  if (kinds.length !== 1) {
    throw new InvalidInputError(
      'Say what to forget with exactly one of { item }, { card }, { slot }, { node }.',
    )
  }
  const now = engine.clock.now()
  const grace = checkGrace(checkOptions(options).grace ?? 0, now)
  if ('node' in target && grace > 0) {
    throw new InvalidInputError(
      'A node is forgotten for good: it has no grace. Leave grace out; nothing was forgotten.',
    )
  }
  return recorded(engine, scope, async ({ tx, commit }) => {
    const { items, cards, gone } = await remove(engine, tx, target)
    const id = engine.ids.next(now)
    const undoUntil = grace > 0 ? now + grace : null
    const note = 'slot' in target ? { key: toVersionKey(target.slot) } : null
    await commit({ kind: 'forget', id, undoUntil, note, always: true })
    if (undoUntil === null) await eraseRecords(tx, gone)
    return { items, cards, turns: 0, concerned: { items: [], cards: [], turns: [] }, change: id }
  })
}

interface Removed {
  readonly items: number
  readonly cards: number
  readonly gone: readonly RecordImage[]
}

async function remove(engine: Engine, tx: ScopeTransaction, target: ForgetTarget): Promise<Removed> {
  if ('item' in target) return forgetItem(engine, tx, checkId('an item', target.item))
  if ('card' in target) return forgetCard(engine, tx, checkId('a card', target.card))
  if ('node' in target) return forgetNode(engine, tx, target.node)
  if ('slot' in target) return forgetSlot(engine, tx, target.slot)
  throw new InvalidInputError('It cannot be forgotten by words yet.')
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

function checkGrace(grace: unknown, now: number): number {
  if (typeof grace === 'number' && grace >= 0 && Number.isInteger(grace) && now + grace <= LATEST)
    return grace
  throw new InvalidInputError(
    `grace is a whole number of milliseconds from 0, not ${told(grace)}. Nothing was forgotten.`,
  )
}

async function forgetItem(engine: Engine, tx: ScopeTransaction, id: string): Promise<Removed> {
  const item = await tx.items.get(id)
  if (!item) return forgetUndone(tx, id)
  const cards = await withEnds(tx, await tx.cards.byItem(id))
  await removeCards(engine, tx, cards)
  await dropRestatement(tx, item)
  await tx.items.remove(id)
  const before = { ...item, textHash: '' }
  return { items: 1, cards: cards.length, gone: [{ record: 'item', id, before }, ...cards.map(imageOf)] }
}

/** The fact it only said again does not name it any more. */
async function dropRestatement({ cards }: ScopeTransaction, { id, parentId }: MemoryItem): Promise<void> {
  const parents = parentId === null ? [] : await cards.byItem(parentId)
  for (const card of parents) {
    const left = restatedIn(card).filter((other) => other !== id)
    if (left.length === restatedIn(card).length) continue
    const { [RESTATED]: _before, ...rest } = card.extra ?? {}
    const extra = left.length > 0 ? { ...rest, [RESTATED]: left } : rest
    await cards.update(card.id, { extra: Object.keys(extra).length > 0 ? extra : null })
  }
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

/** Ends that were written directly say nothing but what ended: they go with it. */
async function withEnds(
  { cards }: ScopeTransaction,
  gone: readonly MemoryCard[],
): Promise<readonly MemoryCard[]> {
  const ids = new Set(gone.map(({ id }) => id))
  const ends: MemoryCard[] = []
  for (const key of new Set(gone.map(({ versionKey }) => versionKey))) {
    for (const card of await cards.history(key)) {
      const isEnd = card.relation === 'retracts' && card.itemId === null && ids.has(card.parentId ?? '')
      if (isEnd && !ids.has(card.id)) ends.push(card)
    }
  }
  return [...gone, ...ends]
}

async function forgetCard(engine: Engine, tx: ScopeTransaction, id: string): Promise<Removed> {
  const card = await tx.cards.get(id)
  const logged = card ? [] : await tx.changes.imagesOfRecord('card', id)
  if (logged.length > 0) return { items: 0, cards: 1, gone: logged.map(({ image }) => image) }
  if (!card) throw new NotFoundError('card', id)
  const cards = await withEnds(tx, [card])
  await forgetKnown(engine, tx, cards)
  await removeCards(engine, tx, cards)
  return { items: 0, cards: cards.length, gone: cards.map(imageOf) }
}

/** By id: a key is that of `nodes.forget`. */
async function forgetNode(engine: Engine, tx: ScopeTransaction, id: string): Promise<Removed> {
  await (await import('../semantic/forget/forget-node.ts')).forgetNodeIn(engine, tx, id)
  return { items: 0, cards: 0, gone: [] }
}

async function forgetSlot(engine: Engine, tx: ScopeTransaction, slotOrKey: string): Promise<Removed> {
  const key = toVersionKey(slotOrKey)
  const cards = await tx.cards.history(key)
  const undone = await loggedUnder(tx, key, engine.clock.now())
  if (cards.length === 0 && undone.length === 0) throw new NotFoundError('card', key)
  await forgetKnown(engine, tx, cards)
  await removeCards(engine, tx, cards)
  const count = new Set([...cards, ...undone].map(({ id }) => id)).size
  return { items: 0, cards: count, gone: [...cards.map(imageOf), ...undone] }
}

/** What was learned from the same words. */
async function forgetKnown(
  engine: Engine,
  tx: ScopeTransaction,
  cards: readonly MemoryCard[],
): Promise<void> {
  if ((tx.semantic?.cutUpTo ?? 0) === 0) return
  await (await import('../semantic/forget/forget-facts.ts')).forgetFacts(engine, tx, cards)
}

const imageOf = (card: MemoryCard): RecordImage => ({ record: 'card', id: card.id, before: card })

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
