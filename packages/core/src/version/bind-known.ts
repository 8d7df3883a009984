import { isDenial, isMistake } from '../facts/keys.ts'
import { namesSeveral } from '../facts/value-match.ts'
import type { ValueForms } from '../plugin/versioner.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { PageRequest } from '../plugin/page.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import { everyPage } from '../util/lists.ts'
import { asPartOf } from './bind-generic.ts'

interface Known {
  readonly slots: SlotRegistry
  readonly values: ValueForms
}

/** What a draft is about that only the memory can tell; null where it cannot, and nothing is to be kept. */
export async function bindKnown(
  cards: CardReader,
  draft: CardDraft,
  known: Known,
): Promise<CardDraft | null> {
  if (draft.relation === 'retracts')
    return (
      (await calledSo(cards, draft, known)) ?? (draft.slot === 'name' ? null : heldSo(cards, draft, known))
    )
  const before = await heldBefore(cards, draft, known)
  return before === null && draft.slot !== 'generic' ? heldNow(cards, draft, known) : before
}

/**
 * "Use X instead": whose it is is not said, so it only takes the place of one that is known; of several facts it is of the one it names.
 */
async function heldNow(cards: CardReader, draft: CardDraft, context: Known): Promise<CardDraft | null> {
  const { cardinality, singlePerFacet } = context.slots.get(draft.slot, draft.entity)
  const { facet, slot } = draft
  if (facet !== null && (singlePerFacet === true || slot === 'habit')) return ofThing(cards, draft, facet)
  if (cardinality === 'multi') return heldSo(cards, draft, context)
  const held = await cards.active(draft.entity, [draft.slot])
  return held.some((card) => !isDenial(card)) ? draft : null
}

/** "The sea view room is 288 now": of a thing that is known by that name, or by a longer or shorter one. */
async function ofThing(cards: CardReader, draft: CardDraft, thing: string): Promise<CardDraft | null> {
  const held = (await cards.active(draft.entity, [draft.slot])).filter((card) => !isDenial(card))
  const isAlike = ({ facet }: MemoryCard) =>
    facet !== null && facet !== '' && (facet.endsWith(thing) || thing.endsWith(facet))
  const meant = held.find(({ facet }) => facet === thing) ?? onlyOf(held.filter(isAlike))
  return meant === undefined ? null : { ...draft, facet: meant.facet }
}

/**
 * An end whose words no value begins with is of the one that has them: "sold the camper" ends the VW camper. Not of what one likes: who has
 * gone off dogs likes hot dogs still.
 */
export async function bindEnd(cards: CardReader, draft: CardDraft, known: Known): Promise<CardDraft> {
  const { entity, slot, value, kind } = draft
  if (kind !== 'fact' || value === '') return draft
  const held = await cards.active(entity, [slot])
  const isNamed = held.some((card) => known.values.pointsAt(value, card.value))
  return isNamed ? draft : ((await heldSo(cards, draft, known)) ?? draft)
}

/**
 * "Sold the camper", "the Jetta was scrapped": the one that is held and has these words or points at them; what names several things is not
 * ended by one of them. Without words it is whatever is held.
 */
async function heldSo(cards: CardReader, draft: CardDraft, { values }: Known): Promise<CardDraft | null> {
  const { entity, slot, value } = draft
  const held = (await cards.active(entity, [slot])).filter((card) => !isDenial(card))
  if (value === '') return held.length > 0 ? draft : null
  const isMeant = ({ value: known }: MemoryCard) =>
    values.standsIn(value, known) ||
    ((values.pointsAt(value, known) || isHeadOf(value, known)) && !namesSeveral(known))
  const meant = onlyOf(held.filter(isMeant))
  if (meant === undefined) return null
  const { value: full, normal } = meant
  return { ...draft, value: full, normal, notes: [...draft.notes, `bind-known: ${value} is in ${full}`] }
}

/** 猫 says what a 橘猫 is. */
const isHeadOf = (value: string, known: string): boolean => HAN_WORD.test(value) && known.endsWith(value)
const HAN_WORD = /^\p{Script=Han}+$/u

/** "Biscuit passed away": the one of that name, as the memory knows it by its kind. */
async function calledSo(cards: CardReader, draft: CardDraft, { values }: Known): Promise<CardDraft | null> {
  const { entity, slot, value } = draft
  const own = slot === 'name'
  const bearer = own ? entity : `${entity}.${slot}`
  const names = await cards.active(bearer, ['name'])
  const named = names.find((card) => values.form(value) === values.form(card.value))
  if (named === undefined || (await isAlsoOf(cards, bearer, value, values))) return null
  if (own) return { ...draft, value: named.value }
  const all = (await cards.active(entity, [slot])).filter((card) => !isDenial(card))
  const ofKind = names.filter(({ facet }) => facet === named.facet)
  const beside = all.filter(({ itemId }) => itemId !== null && itemId === named.itemId)
  const kind = named.facet
  const meant =
    onlyOf(beside) ?? onlyOf(all) ?? all.find((card) => kind !== null && values.pointsAt(kind, card.value))
  // Of two dogs one is left.
  if (meant === undefined || ofKind.length > 1) return null
  const { value: known, normal } = meant
  return { ...draft, value: known, normal, notes: [...draft.notes, `bind-known: ${value} is the ${known}`] }
}

/** Whether somebody else is called so too: then it is not told who is meant. Linear in the names that are known. */
async function isAlsoOf(
  cards: CardReader,
  bearer: string,
  name: string,
  values: ValueForms,
): Promise<boolean> {
  const named = (page: PageRequest) => cards.list(page, { active: true, slot: 'name' })
  for await (const rows of everyPage(named))
    if (rows.some((card) => card.entity !== bearer && values.pointsAt(name, card.value))) return true
  return false
}

const onlyOf = (cards: readonly MemoryCard[]): MemoryCard | undefined =>
  cards.length === 1 ? cards[0] : undefined

/**
 * Where one is again is seen by what one says of a move: going back to a place is a visit more often, and what one goes back to is not
 * what one likes best.
 */
const VISITED = /^(?:location|hometown|school|favorite_.*)$/u

/**
 * "Back at Acme": what held before, and another value of that single slot holds now; with a slot named, of that one. Linear in the facts
 * that are over.
 */
async function heldBefore(
  cards: CardReader,
  draft: CardDraft,
  { slots, values }: Known,
): Promise<CardDraft | null> {
  let found: MemoryCard | undefined
  for await (const rows of everyPage((page) => cards.list(page, { active: false, entity: draft.entity })))
    for (const card of rows) if (fits(card)) found = card
  if (found === undefined) return null
  const { value, normal } = found
  return { ...asPartOf(found, draft, `bind-known: "${value}" held before`), value, normal }

  function fits(card: MemoryCard): boolean {
    const single = slots.get(card.slot, card.entity).cardinality === 'single'
    const stated = card.relation !== 'retracts' && !isDenial(card) && !isMistake(card)
    if (!single || !stated) return false
    if (draft.slot !== 'generic') return card.slot === draft.slot && values.pointsAt(draft.value, card.value)
    return !VISITED.test(card.slot) && values.form(draft.value) === values.form(card.value)
  }
}
