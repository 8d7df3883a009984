import { messagesOf, restatedIn } from './restated.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { ItemWriter } from '../plugin/items.ts'
import { isOneOfSeveral } from '../slots/several.ts'
import { isMistake } from '../facts/keys.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { CardChange } from '../api/remember.ts'

/** Fact type of a card: only single-valued facts have one; other people's carry their relation. */
function factTypeOf(card: MemoryCard, slots: SlotRegistry): string | null {
  const spec = slots.get(card.slot, card.entity)
  if (spec.cardinality !== 'single' || (card.valueKey !== '' && !isMistake(card))) return null
  return card.entity === 'user' ? spec.factType : `${card.entity}.${spec.factType}`
}

/**
 * Brings the version fields of items in line with their cards after a change. An item is inactive once every card it produced was
 * superseded; one that ended a fact or told of the past is the last word on it and stays, and so does one about a relative of whom there
 * may be several. Its fact type is that of its first card
 * still active, so that at most one active item carries each fact type.
 */
export async function refreshItems(
  items: Pick<ItemWriter, 'get' | 'update'>,
  cards: Pick<CardReader, 'get' | 'byItem'>,
  ids: Iterable<string>,
  slots: SlotRegistry,
): Promise<void> {
  // What an item is to be rests on cards alone: all is read before anything is written.
  const read = async (id: string) => {
    const [item, own] = await Promise.all([items.get(id), cards.byItem(id)])
    return item && { item, fields: await itemFields(item, own, cards, slots) }
  }
  for (const found of await Promise.all([...new Set(ids)].map(read)))
    if (found && differs(found.item, found.fields)) await items.update(found.item.id, found.fields)
}

type Fields = Pick<MemoryItem, 'factType' | 'active' | 'parentId' | 'version'>

async function itemFields(
  item: MemoryItem,
  own: readonly MemoryCard[],
  cards: Pick<CardReader, 'get' | 'byItem'>,
  slots: SlotRegistry,
): Promise<Fields> {
  if (own.length === 0) return withoutCards(item, cards)
  const active = own.some(isBelieved)
  const lead = leadCard(
    own.filter((card) => factTypeOf(card, slots) !== null),
    active,
  )
  const parent = lead?.parentId ? await cards.get(lead.parentId) : null
  return {
    factType: lead ? factTypeOf(lead, slots) : null,
    active,
    // A look back at the time before its parent was forgotten for good finds no card there: the message says what it said then.
    parentId: lead?.parentId && !parent ? item.parentId : itemIdOf(parent, item),
    version: lead?.version ?? 1,
  }
}

const itemIdOf = (parent: MemoryCard | null, item: MemoryItem): string | null =>
  parent?.itemId && parent.itemId !== item.id ? parent.itemId : null

const isBelieved = (card: MemoryCard): boolean =>
  card.supersededAt === null || (isOneOfSeveral(card.entity) && !isMistake(card))

/** What only said again what another message said is stale when that is; what was said of a forgotten fact is not found any more. */
async function withoutCards(item: MemoryItem, cards: Pick<CardReader, 'byItem'>): Promise<Fields> {
  const parents = item.parentId === null ? [] : await cards.byItem(item.parentId)
  const again = parents.filter((card) => restatedIn(card).includes(item.id))
  const [first] = again
  if (first)
    return { factType: null, active: again.some(isBelieved), parentId: item.parentId, version: first.version }
  return { factType: null, active: item.extractedBy !== FORGOTTEN, parentId: null, version: 1 }
}

/** Stands in `extractedBy` of an item some of whose facts were forgotten: neither a backfill nor its words must bring them back. */
export const FORGOTTEN = 'forgotten'
/** How such an item is marked: nobody is to read it again, a model neither. */
export const LEFT_UNREAD = { extractedBy: FORGOTTEN, unread: [] } as const

/**
 * The card whose fact type the item carries: what holds, else what it ended, else (for an inactive item) what it once stated, as that last
 * stood: a fact that held again leads when it is over as it led before.
 */
function leadCard(typed: readonly MemoryCard[], itemActive: boolean): MemoryCard | undefined {
  const ended = typed.find((card) => card.relation === 'retracts' && card.supersededAt === null)
  const led = typed.find((card) => card.active) ?? ended
  if (led || itemActive) return led
  return typed.findLast(({ versionKey }) => versionKey === typed[0]?.versionKey)
}

const differs = (item: MemoryItem, fields: Fields) =>
  item.factType !== fields.factType ||
  item.active !== fields.active ||
  item.parentId !== fields.parentId ||
  item.version !== fields.version

/** Items whose cards a change touched. */
export function touchedItems(changes: readonly CardChange[]): string[] {
  const cards = changes.flatMap(({ card, closed, amended = [] }) => [
    ...(card ? [card] : []),
    ...closed,
    ...amended,
  ])
  return cards.flatMap(messagesOf)
}
