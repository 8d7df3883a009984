import type { Engine } from '../engine.ts'
import { countIndexTerms } from '../text/index-terms.ts'
import type { CardPatch } from '../plugin/cards.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Change, ImagedItem, RecordImage } from '../types/change.ts'
import { touchedBy } from './dependents.ts'

/** How many records a revert touched, which messages those are or came from, and which it put back: their vectors are owed. */
export interface Reverted {
  readonly items: number
  readonly cards: number
  readonly touched: readonly string[]
  /** Version keys of the cards. */
  readonly keys: readonly string[]
  readonly restored: readonly string[]
}

/** Puts everything a change touched back as it was before. Nothing may rest on the change. */
export async function revert(engine: Engine, tx: ScopeTransaction, change: Change): Promise<Reverted> {
  const { images, cards, items } = await touchedBy(tx, change)
  for (const { id } of cards) await tx.cards.remove(id)
  await revertCards(tx, images)
  for (const id of items) await tx.items.remove(id)
  const wanted = images.filter((one) => one.record === 'item')
  const restored: string[] = []
  for (const { id, before } of wanted) if (await revertItem(engine, tx, id, before)) restored.push(id)
  const sources = images.flatMap((one) => (one.record === 'card' ? (one.before?.itemId ?? []) : one.id))
  const before = images.flatMap((one) => (one.record === 'card' ? (one.before ?? []) : []))
  return {
    restored,
    keys: [...cards, ...before].map(({ versionKey }) => versionKey),
    touched: [...sources, ...cards.flatMap(({ itemId }) => itemId ?? [])],
    items: items.length + wanted.length,
    cards: cards.length + images.length - wanted.length,
  }
}

/** Far above any version: a place to step aside to while versions change places. */
const ASIDE = 1_000_000_000

/** First all cards step aside, then each takes its place: on the way no two are active, or one version, in a chain. */
async function revertCards(tx: ScopeTransaction, images: readonly RecordImage[]): Promise<void> {
  const cards = images.filter((one) => one.record === 'card')
  const there: string[] = []
  for (const [at, { id, before }] of cards.entries()) {
    const isThere = (await tx.cards.get(id)) !== null
    // Put back and taken away again by one change: there is nothing to do.
    if (before === null && isThere) await tx.cards.remove(id)
    if (before !== null && isThere) {
      await tx.cards.update(id, { active: false, version: ASIDE + at })
      there.push(id)
    }
  }
  for (const { id, before } of cards) {
    if (before === null) continue
    if (there.includes(id)) await tx.cards.update(id, stateOf(before))
    else await tx.cards.restore(before)
  }
}

function stateOf(card: MemoryCard): Required<CardPatch> {
  const { active, contested, correctedBy, relation, validFrom, validTo, expiresAt, supersededAt } = card
  const { lastSeenAt, seenAt, confidence, valueKey, version, parentId, itemId, span, extra } = card
  return {
    ...{ active, contested, correctedBy, relation, validFrom, validTo, expiresAt, supersededAt },
    ...{ lastSeenAt, seenAt, confidence, valueKey, version, parentId, itemId, span, extra },
  }
}

/** Whether the item was gone and is there again. */
async function revertItem(
  engine: Engine,
  tx: ScopeTransaction,
  id: string,
  before: ImagedItem | null,
): Promise<boolean> {
  const isThere = (await tx.items.get(id)) !== null
  if (before === null) {
    if (isThere) await tx.items.remove(id)
    return false
  }
  if (isThere) {
    const { factType, active, parentId, version, extractedBy, unread } = before
    await tx.items.update(id, { factType, active, parentId, version, extractedBy, unread })
    return false
  }
  await tx.items.restore(before)
  await tx.search.index(before.seq, countIndexTerms(engine, before, before.speaker))
  return true
}
