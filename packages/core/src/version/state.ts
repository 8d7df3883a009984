import type { CardReader } from '../plugin/store.ts'
import type { TimedDraft, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { denialKey, isDenial, valueKey, versionKey } from '../facts/keys.ts'
import { byValidity } from '../facts/order.ts'
import { pointsAt } from '../facts/value-match.ts'

type FormOf = (value: string) => string

/** Reads the part of the memory a draft can touch: one to three look-ups, whole chains only for late arrivals and retractions. */
export async function loadState(
  cards: CardReader,
  draft: TimedDraft,
  slot: SlotSpec,
  formOf: FormOf,
): Promise<VersionState> {
  const form = formOf(draft.value)
  const key = versionKey(draft.entity, slot.name)
  const chainKey = valueKey(draft, slot, form)
  const latest = await cards.latest(key, chainKey)
  const rivals = await findRivals(cards, draft, slot, form, formOf)
  const current = rivals.find((card) => card.valueKey === chainKey) ?? (latest?.active ? latest : null)
  const late =
    latest !== null && draft.eventAt < (current?.validFrom ?? latest.validFrom ?? latest.recordedAt)
  const chain = late ? (await cards.history(key)).filter((card) => card.valueKey === chainKey) : []
  const all = latest?.active && !rivals.some((card) => card.id === latest.id) ? [latest, ...rivals] : rivals
  return { versionKey: key, valueKey: chainKey, latest, rivals: all, chain: byValidity(chain) }
}

async function findRivals(
  cards: CardReader,
  draft: TimedDraft,
  slot: SlotSpec,
  form: string,
  formOf: FormOf,
): Promise<MemoryCard[]> {
  const ending = draft.relation === 'retracts' || draft.tense === 'past' || isDenial(draft)
  if (ending) {
    const active = await cards.active(draft.entity, [slot.name])
    return active.filter((card) => !isDenial(card) && (form === '' || pointsAt(form, formOf(card.value))))
  }
  const keys: [string, string][] = [[versionKey(draft.entity, slot.name), denialKey(form)]]
  if (slot.opposite) keys.push([versionKey(draft.entity, slot.opposite), form])
  const found: MemoryCard[] = []
  for (const [key, value] of keys) {
    const card = await cards.latest(key, value)
    if (card?.active) found.push(card)
  }
  return [...found, ...(await sameFacet(cards, draft, slot, formOf))]
}

/** Active values an update of one facet replaces; facets point at each other as values do (时间 finds 会议时间). */
async function sameFacet(
  cards: CardReader,
  draft: TimedDraft,
  slot: SlotSpec,
  formOf: FormOf,
): Promise<readonly MemoryCard[]> {
  const { facet } = draft
  if (facet === null || slot.cardinality === 'single') return []
  if (draft.relation !== 'updates' && slot.singlePerFacet !== true) return []
  const active = await cards.active(draft.entity, [slot.name])
  return active.filter(
    (card) => card.facet !== null && !isDenial(card) && pointsAt(formOf(facet), formOf(card.facet)),
  )
}
