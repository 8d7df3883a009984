import type { Engine } from '../engine.ts'
import { expire } from '../facts/card-time.ts'
import type { CardWriter, CardPatch } from '../plugin/cards.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem, Span } from '../types/item.ts'
import { LEFT_UNREAD, refreshItems } from './item-version.ts'
import { messagesOf, RESTATED, restatedIn } from './restated.ts'
import { settleRivals } from './set-aside.ts'
import { RESUMES } from './statement.ts'

/** The message that took the place of an earlier one, and the facts it confirmed. */
export interface Successor {
  readonly item: MemoryItem
  readonly confirmed: ReadonlySet<string>
}

/**
 * Ends what an earlier value of a form's field told. Facts that its new value tells too, or that another message told as well, go on from
 * there; of the rest nothing is known any more: it is used no more from now on, which is less than to say that it ended. The message
 * stays as history and is not found as current.
 */
export async function leaveMessage(
  engine: Engine,
  tx: ScopeTransaction,
  old: MemoryItem,
  next: Successor | null,
): Promise<void> {
  const touched = new Set([old.id, ...(next ? [next.item.id] : [])])
  for (const card of await tx.cards.byItem(old.id)) {
    if (!card.active) continue
    const heir = await heirOf(tx, card, next)
    if (heir) touched.add((await handOver(tx, card, heir)).id)
    else for (const id of await close(engine, tx, card)) touched.add(id)
  }
  await dropRestatement(tx.cards, old)
  await refreshItems(tx.items, tx.cards, touched, engine.slots)
  await putAway(tx, old.id)
}

/** Where a fact goes on: the new value, else the last message that said it again. */
async function heirOf(
  { items }: ScopeTransaction,
  card: MemoryCard,
  next: Successor | null,
): Promise<MemoryItem | null> {
  if (next?.confirmed.has(card.id)) return next.item
  const others = await items.byIds(restatedIn(card).filter((id) => id !== card.itemId))
  return others.at(-1) ?? null
}

/** Gives a card to a message that said it too. */
async function handOver(
  { cards, items }: Pick<ScopeTransaction, 'cards' | 'items'>,
  card: MemoryCard,
  to: MemoryItem,
): Promise<MemoryItem> {
  const extra = withoutRestatement(card, to.id)
  await cards.update(card.id, { itemId: to.id, span: spanIn(to.text, card.value), extra })
  // The others that said it again stand and fall with the message it has now.
  for (const other of await items.byIds(restatedIn({ extra })))
    if (other.parentId === card.itemId) await items.update(other.id, { parentId: to.id })
  return to
}

/** The words themselves where they stand there, else the whole text. */
function spanIn(text: string, value: string): Span {
  const start = text.lastIndexOf(value)
  return start < 0 ? { start: 0, end: text.length } : { start, end: start + value.length }
}

function withoutRestatement(card: MemoryCard, id: string): MemoryCard['extra'] {
  const left = restatedIn(card).filter((other) => other !== id)
  const { [RESTATED]: _before, ...rest } = card.extra ?? {}
  const extra = left.length > 0 ? { ...rest, [RESTATED]: left } : rest
  return Object.keys(extra).length > 0 ? extra : null
}

/** As if it expired now. Gives the messages that are to be looked at anew. */
async function close(
  { clock }: Engine,
  { cards }: ScopeTransaction,
  card: MemoryCard,
): Promise<readonly string[]> {
  const expiresAt = Math.max(clock.now(), card.validFrom ?? 0)
  await cards.update(card.id, { expiresAt, ...expire({ ...card, expiresAt }) })
  const changed = card.contested ? await settleRivals(cards, card.versionKey) : []
  return changed.flatMap(({ itemId }) => itemId ?? [])
}

/** The facts it only said again do not name it any more. */
async function dropRestatement(cards: CardWriter, { id, parentId }: MemoryItem): Promise<void> {
  for (const card of parentId === null ? [] : await cards.byItem(parentId))
    if (restatedIn(card).includes(id)) await cards.update(card.id, { extra: withoutRestatement(card, id) })
}

/**
 * Deletes messages but not their facts: those stay with the words of another message that said them too, else without any. Facts that went
 * on from theirs have another message before them then.
 */
export async function deleteMessages(
  engine: Engine,
  { cards, items }: ScopeTransaction,
  gone: readonly MemoryItem[],
): Promise<void> {
  const ids = new Set(gone.map(({ id }) => id))
  const touched: string[] = []
  for (const item of gone) await dropRestatement(cards, item)
  for (const card of (await Promise.all(gone.map(({ id }) => cards.byItem(id)))).flat()) {
    const heirs = await items.byIds(restatedIn(card).filter((id) => !ids.has(id)))
    const heir = heirs.at(-1)
    if (heir) touched.push((await handOver({ cards, items }, card, heir)).id)
    else await cards.update(card.id, { itemId: null, span: null })
    touched.push(...(await cards.history(card.versionKey)).flatMap(messagesOf))
  }
  for (const { id } of gone) await items.remove(id)
  await refreshItems(
    items,
    cards,
    touched.filter((id) => !ids.has(id)),
    engine.slots,
  )
}

/** What it ended stays ended, without its words: they would make the message stand as the last word on it. */
async function putAway({ items, cards }: ScopeTransaction, id: string): Promise<void> {
  const item = await items.get(id)
  if (!item?.active) return
  for (const card of await cards.byItem(id)) await cards.update(card.id, { itemId: null, span: null })
  await items.update(id, {
    active: false,
    factType: null,
    parentId: null,
    version: 1,
    ...LEFT_UNREAD,
  })
}

/**
 * Takes away what points at cards that are gone, parents aside. A mistake stays one when the card that put it right is gone, and what
 * goes on stays when what it went on with is.
 */
export async function dropLinks(cards: CardWriter, key: string, gone: ReadonlySet<string>): Promise<void> {
  for (const card of await cards.history(key)) {
    const patch = withoutLinks(card, gone)
    if (patch !== null) await cards.update(card.id, patch)
  }
}

function withoutLinks(
  { correctedBy, extra }: MemoryCard,
  gone: ReadonlySet<string>,
): Pick<CardPatch, 'correctedBy' | 'extra'> | null {
  const resumed = extra?.[RESUMES]
  const fixed = correctedBy !== null && gone.has(correctedBy) ? { correctedBy: null } : null
  if (extra === null || typeof resumed !== 'string' || !gone.has(resumed)) return fixed
  const { [RESUMES]: _gone, ...rest } = extra
  return { ...fixed, extra: Object.keys(rest).length > 0 ? rest : null }
}
