import type { ChangeReader } from '../plugin/changes.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { ItemReader } from '../plugin/items.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Change, RecordImage, SeqSpan } from '../types/change.ts'
import { keysBeside, tiesOf } from './ties.ts'

/** Where changes and what they touched are read. */
export interface Log {
  readonly changes: ChangeReader
  readonly cards: CardReader
  readonly items: ItemReader
}

/** What a change touched: the records it left images of, and those it made that are still there. */
export interface Touched {
  readonly images: readonly RecordImage[]
  readonly cards: readonly MemoryCard[]
  readonly items: readonly string[]
}

export async function touchedBy({ changes, cards, items }: Log, change: Change): Promise<Touched> {
  const images = await changes.imagesOf(change.seq)
  const made = change.cards === null ? [] : await cards.bySeq(change.cards)
  const kept = change.items === null ? [] : await items.bySeq(seqsOf(change.items))
  return { images, cards: made, items: kept.map(({ id }) => id) }
}

const seqsOf = ([first, last]: readonly [number, number]): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** What is not there, or does not stand, and will once all is undone: it counts as if it did. */
export interface Again {
  readonly cards: Map<string, MemoryCard>
  /** Ids. */
  readonly changes: Set<string>
}

const NOTHING: Again = { cards: new Map(), changes: new Set() }

/** Changes made after this one that rest on it: they touched what it touched, or cards that versions tie to those. */
export async function dependentsOf(
  log: Log,
  change: Change,
  slots: SlotRegistry,
  again = NOTHING,
): Promise<readonly Change[]> {
  const touched = await touchedBy(log, change)
  const gone = await goneSince(log.changes, change, touched)
  const images = [...touched.images, ...gone]
  const tied = await tiedTo(log.cards, { ...touched, images }, slots, [...again.cards.values()])
  const later = await laterThan(log.changes, change, { ...touched, images }, tied)
  const standing: Change[] = []
  for (const one of later)
    if (again.changes.has(one.id) || (await stands(log.changes, one, change))) standing.push(one)
  return standing
}

/**
 * Records the change made that are not there now, as they were last: undoing what took them away brings them back. Linear in the changes
 * since, if there are any.
 */
async function goneSince(
  changes: ChangeReader,
  change: Change,
  { cards, items }: Touched,
): Promise<readonly RecordImage[]> {
  if (lengthOf(change.cards) === cards.length && lengthOf(change.items) === items.length) return []
  const found = new Map<string, RecordImage>()
  for (const { image } of await changes.imagesAfter(change.seq)) {
    const [first, last] = change[image.record === 'card' ? 'cards' : 'items'] ?? NONE
    const seq = image.before?.seq ?? 0
    if (seq >= first && seq <= last) found.set(image.id, image)
  }
  for (const id of [...cards.map((card) => card.id), ...items]) found.delete(id)
  return [...found.values()]
}

const NONE: SeqSpan = [1, 0]
const lengthOf = (span: SeqSpan | null): number => (span === null ? 0 : span[1] - span[0] + 1)

/** Cards beyond those a change touched that versions tie to them. */
async function tiedTo(
  cards: CardReader,
  { images, cards: made }: Touched,
  slots: SlotRegistry,
  back: readonly MemoryCard[],
): Promise<readonly MemoryCard[]> {
  const touched = [...made]
  for (const { record, id, before } of images) {
    // Of a card that an undo brought back there is no image before: it is read as it stands.
    const card = record === 'card' ? (before ?? (await cards.get(id))) : null
    if (card) touched.push(card)
  }
  const own = new Set(touched.map(({ id }) => id))
  const ties = new Set(touched.flatMap((card) => tiesOf(card, slots)))
  const isTied = (card: MemoryCard) =>
    own.has(card.parentId ?? '') || tiesOf(card, slots).some((tie) => ties.has(tie))
  const tied = back.filter((card) => !own.has(card.id) && isTied(card))
  for (const key of new Set(touched.flatMap((card) => keysBeside(card, slots)))) {
    tied.push(...(await cards.history(key)).filter((card) => !own.has(card.id) && isTied(card)))
  }
  return tied
}

/** Later changes that made one of the tied cards, or left an image of one of all these records. */
async function laterThan(
  changes: ChangeReader,
  change: Change,
  { images, cards, items }: Touched,
  tied: readonly MemoryCard[],
): Promise<readonly Change[]> {
  const found = new Map<number, Change>()
  for (const { seq } of tied) {
    const maker = await changes.makerOf('card', seq)
    if (maker && maker.seq > change.seq) found.set(maker.seq, maker)
  }
  const records = [
    ...images,
    ...[...cards, ...tied].map(({ id }) => ({ record: 'card' as const, id })),
    ...items.map((id) => ({ record: 'item' as const, id })),
  ]
  const seqs = new Set<number>()
  for (const { record, id } of records) {
    for (const logged of await changes.imagesOfRecord(record, id)) seqs.add(logged.change)
  }
  const all = [...seqs].some((seq) => seq > change.seq) ? await changes.after(change.seq) : []
  for (const one of all) if (seqs.has(one.seq)) found.set(one.seq, one)
  return [...found.values()]
}

/**
 * Whether a later change stands in the way. One that was undone does not, nor does its undo: together they came to nothing. What the
 * clock brought about comes about again.
 */
async function stands(changes: ChangeReader, one: Change, change: Change): Promise<boolean> {
  if (one.undoneBy !== null || one.kind === 'expire') return false
  const undone = await Promise.all(undoneBy(one).map((id) => changes.get(id)))
  return undone.length === 0 || undone.some((earlier) => (earlier?.seq ?? 0) < change.seq)
}

/** Of an undo: the ids of the changes it took back. */
export function undoneBy({ kind, note }: Change): readonly string[] {
  const ids = note?.['undoes'] ?? []
  return kind === 'undo' && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
