import { isDenial, isMistake } from '../facts/keys.ts'
import type { ValueForms } from '../facts/value-match.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader } from '../plugin/store.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import { everyPage } from '../util/every-row.ts'
import { asPartOf } from './bind-generic.ts'

interface Known {
  readonly slots: SlotRegistry
  readonly values: ValueForms
}

/** What a draft is about that only the memory can tell; null where it cannot, and nothing is to be kept. */
export const bindKnown = (cards: CardReader, draft: CardDraft, known: Known): Promise<CardDraft | null> =>
  draft.relation === 'retracts' ? calledSo(cards, draft, known) : heldBefore(cards, draft, known)

/** "Biscuit passed away": the one of that name, as the memory knows it by its kind. */
async function calledSo(cards: CardReader, draft: CardDraft, { values }: Known): Promise<CardDraft | null> {
  const { entity, slot, value } = draft
  const own = slot === 'name'
  const names = await cards.active(own ? entity : `${entity}.${slot}`, ['name'])
  const named = names.find((card) => values.pointsAt(value, card.value))
  if (named === undefined || own) return named === undefined ? null : { ...draft, value: named.value }
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

const onlyOf = (cards: readonly MemoryCard[]): MemoryCard | undefined =>
  cards.length === 1 ? cards[0] : undefined

/** Where one is again is seen by what one says of a move: going back to a place is a visit more often. */
const VISITED: ReadonlySet<string> = new Set(['location', 'hometown'])

/** "Back at Acme": what held before, and another value of that single slot holds now; with a slot named, of that one. Linear in the facts that are over. */
async function heldBefore(
  cards: CardReader,
  draft: CardDraft,
  { slots, values }: Known,
): Promise<CardDraft | null> {
  let found: MemoryCard | undefined
  for await (const rows of everyPage((page) => cards.list(page, { active: false, entity: draft.entity })))
    for (const card of rows) if (fits(card)) found = card
  return found === undefined ? null : asPartOf(found, draft, `bind-known: "${found.value}" held before`)

  function fits(card: MemoryCard): boolean {
    const single = slots.get(card.slot, card.entity).cardinality === 'single'
    const stated = card.relation !== 'retracts' && !isDenial(card) && !isMistake(card)
    const meant = draft.slot === 'generic' ? !VISITED.has(card.slot) : card.slot === draft.slot
    return single && stated && meant && values.pointsAt(draft.value, card.value)
  }
}
