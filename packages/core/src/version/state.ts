import type { CardReader } from '../plugin/cards.ts'
import type { TimedDraft, VersionState, ValueForms } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { denialKey, isDenial, isMistake, pastKey, valueKey, versionKey } from '../facts/keys.ts'
import { isLater } from '../facts/order.ts'
import { replacesFacet } from './lay.ts'
import { ordersOf } from './timing.ts'
import { ofPerson } from './person.ts'
import { isOver } from './statement.ts'

/** A single fact with so few versions is read whole: that is one look-up, and ends that name only part of a value are found too. */
const FEW = 64

type Cards = Pick<CardReader, 'latest' | 'active' | 'history'>

/**
 * Reads the part of the memory a draft can touch: two to five look-ups, and all versions under its key only where versions are out of
 * order, or few, or replace each other by facet.
 */
export async function loadState(
  cards: Cards,
  draft: TimedDraft,
  slot: SlotSpec,
  values: ValueForms,
  itemId: string | null,
): Promise<Omit<VersionState, 'session' | 'mistake'> & Pick<TimedDraft, 'facet'>> {
  const form = values.form(draft.value)
  const key = versionKey(draft.entity, slot.name)
  const read = await readBeside(cards, draft, slot, form, values)
  const late = read.some((card) => isLater(card, draft))
  const all = late ? await readAll(cards, draft.entity, slot) : read
  const known = all.filter((card) => !isMistake(card))
  const person = isOver(draft) ? null : ofPerson(draft, slot, itemId, known, values)
  const chain = person?.valueKey ?? (isOver(draft) ? pastKey(form) : valueKey(draft, slot, form))
  const own = known.filter((card) => card.versionKey === key && card.valueKey === chain)
  const facet = person === null ? draft.facet : person.facet
  const latest = newestOf(own)
  return { versionKey: key, valueKey: chain, latest, known, orders: ordersOf(all), values, facet }
}

async function readAll(cards: Cards, entity: string, slot: SlotSpec): Promise<readonly MemoryCard[]> {
  const names = slot.opposite ? [slot.name, slot.opposite] : [slot.name]
  return (await Promise.all(names.map((name) => cards.history(versionKey(entity, name))))).flat()
}

async function readBeside(
  cards: Cards,
  draft: TimedDraft,
  slot: SlotSpec,
  form: string,
  values: ValueForms,
): Promise<readonly MemoryCard[]> {
  const key = versionKey(draft.entity, slot.name)
  const single = slot.cardinality === 'single' ? await cards.latest(key, '') : undefined
  const few = single === null || (single && single.version <= FEW)
  const ofFacet = replacesFacet(draft, slot) && (!isOver(draft) || slot.singlePerFacet === true)
  if (few || ofFacet) return cards.history(key)
  const chain = (name: string) => chainOf(cards, key, name)
  const own = slot.cardinality === 'single' ? '' : form
  const over = [
    single ? chainFrom(cards, single) : chain(own),
    chain(isOver(draft) ? pastKey(form) : denialKey(form)),
    ...(isOver(draft) && isDenial(draft) ? [chain(denialKey(form))] : []),
  ]
  const beside =
    isOver(draft) || isDenial(draft)
      ? [named(cards, draft, slot, own, values)]
      : [
          ...(slot.opposite ? [opposed(cards, draft, slot.opposite, form, values)] : []),
          chain(pastKey(form)),
          chain(pastKey('')),
        ]
  return (await Promise.all([...over, ...beside])).flat()
}

/** Active facts that an ending or a denial names, beside the chain of that value; with their whole chain where it goes on. */
async function named(
  cards: Cards,
  draft: TimedDraft,
  slot: SlotSpec,
  own: string,
  values: ValueForms,
): Promise<readonly MemoryCard[]> {
  const all = isOver(draft) && values.form(draft.value) === ''
  const active = await cards.active(draft.entity, [slot.name])
  const meant = active.filter(
    (card) => !isDenial(card) && card.valueKey !== own && (all || values.pointsAt(draft.value, card.value)),
  )
  return (await Promise.all(meant.map((card) => chainOf(cards, card.versionKey, card.valueKey)))).flat()
}

/** What holds of the opposite slot and a statement speaks against, beside that very value. */
async function opposed(
  cards: Cards,
  { entity, value }: TimedDraft,
  opposite: string,
  form: string,
  values: ValueForms,
): Promise<readonly MemoryCard[]> {
  const key = versionKey(entity, opposite)
  const active = await cards.active(entity, [opposite])
  const meant = active.filter((card) => card.valueKey !== form && values.isSame(value, card.value))
  return (
    await Promise.all(
      [form, ...meant.map(({ valueKey: name }) => name)].map((name) => chainOf(cards, key, name)),
    )
  ).flat()
}

/** The last word of a chain; the whole of it where the latest version is not that. */
async function chainOf(cards: Cards, key: string, name: string): Promise<readonly MemoryCard[]> {
  const latest = await cards.latest(key, name)
  return latest === null ? [] : chainFrom(cards, latest)
}

async function chainFrom(cards: Cards, latest: MemoryCard): Promise<readonly MemoryCard[]> {
  if (isLastWord(latest)) return [latest]
  return (await cards.history(latest.versionKey)).filter((card) => card.valueKey === latest.valueKey)
}

const isLastWord = (card: MemoryCard): boolean =>
  card.active || card.version === 1 || (card.relation === 'retracts' && card.supersededAt === null)

export const newestOf = (chain: readonly MemoryCard[]): MemoryCard | null =>
  chain.reduce<MemoryCard | null>((last, card) => (card.version > (last?.version ?? 0) ? card : last), null)
