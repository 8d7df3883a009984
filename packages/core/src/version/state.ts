import type { CardReader } from '../plugin/store.ts'
import type { TimedDraft, VersionState } from '../plugin/versioner.ts'
import type { MemoryCard } from '../types/card.ts'
import type { SlotSpec } from '../types/slot.ts'
import { denialKey, isDenial, pastKey, valueKey, versionKey } from '../facts/keys.ts'
import { byValidity, isLater } from '../facts/order.ts'
import type { ValueForms } from '../facts/value-match.ts'

/** Reads the part of the memory a draft can touch: two to five look-ups, whole chains only where versions are out of order. */
export async function loadState(
  cards: CardReader,
  draft: TimedDraft,
  slot: SlotSpec,
  values: ValueForms,
): Promise<VersionState> {
  const form = values.form(draft.value)
  const key = versionKey(draft.entity, slot.name)
  const found = await findRivals(cards, draft, slot, form, values)
  const chainKey = chainOf(draft, found, slot, form)
  const latest = await cards.latest(key, chainKey)
  const whole = async () => (await cards.history(key)).filter((card) => card.valueKey === chainKey)
  const read = latest === null || isLastWord(latest) ? [] : await whole()
  const last = read.length > 0 ? lastWord(read) : latest
  const head = (await saidToBeOver(cards, draft, key, form)) ?? last
  const missing = last?.active === true && !isEnding(draft) && !found.some((card) => card.id === last.id)
  const rivals = missing ? [last, ...found] : found
  const late = [...(head ? [head] : []), ...rivals, ...read].some((card) => isLater(card, draft))
  const chain = late ? byValidity(read.length > 0 ? read : await whole()) : []
  return { versionKey: key, valueKey: chainKey, latest, head, rivals, chain }
}

/** An ending continues the chain of what it ends; what was over when first told of has a chain of its own. */
function chainOf(draft: TimedDraft, rivals: readonly MemoryCard[], slot: SlotSpec, form: string): string {
  if (!isEnding(draft)) return valueKey(draft, slot, form)
  return rivals.find((card) => !isLater(card, draft))?.valueKey ?? pastKey(form)
}

/** A statement without a date that arrives after a later one said it was over. */
async function saidToBeOver(
  cards: CardReader,
  draft: TimedDraft,
  key: string,
  form: string,
): Promise<MemoryCard | null> {
  if (isEnding(draft) || isDenial(draft) || draft.validFrom !== null) return null
  const over = await cards.latest(key, pastKey(form))
  return over !== null && over.lastSeenAt > draft.eventAt ? over : null
}

const isEnding = (draft: TimedDraft): boolean => draft.relation === 'retracts' || draft.tense === 'past'
const isLastWord = (card: MemoryCard): boolean =>
  card.active || (card.relation === 'retracts' && card.supersededAt === null)

/** What was filed late has a higher version than what holds, so that the latest version is not always the last word. */
function lastWord(chain: readonly MemoryCard[]): MemoryCard | null {
  const dated = byValidity(chain.filter((card) => card.validFrom !== null))
  return chain.find((card) => card.active) ?? dated.findLast(isLastWord) ?? dated.at(-1) ?? null
}

async function findRivals(
  cards: CardReader,
  draft: TimedDraft,
  slot: SlotSpec,
  form: string,
  values: ValueForms,
): Promise<MemoryCard[]> {
  if (isEnding(draft) || isDenial(draft)) {
    const active = await cards.active(draft.entity, [slot.name])
    return active.filter(
      (card) => !isDenial(card) && (form === '' || values.pointsAt(draft.value, card.value)),
    )
  }
  const keys: [string, string][] = [[versionKey(draft.entity, slot.name), denialKey(form)]]
  if (slot.opposite) keys.push([versionKey(draft.entity, slot.opposite), form])
  const found: MemoryCard[] = []
  for (const [key, value] of keys) {
    const card = await activeIn(cards, key, value)
    if (card) found.push(card)
  }
  return [...found, ...(await sameFacet(cards, draft, slot, values))]
}

async function activeIn(cards: CardReader, key: string, valueKey: string): Promise<MemoryCard | null> {
  const latest = await cards.latest(key, valueKey)
  if (latest === null || latest.active) return latest
  return (await cards.history(key)).find((card) => card.valueKey === valueKey && card.active) ?? null
}

/** Active values an update of one facet replaces; facets point at each other as values do (时间 finds 会议时间). */
async function sameFacet(
  cards: CardReader,
  draft: TimedDraft,
  slot: SlotSpec,
  values: ValueForms,
): Promise<readonly MemoryCard[]> {
  const { facet } = draft
  if (facet === null || slot.cardinality === 'single') return []
  if (draft.relation !== 'updates' && slot.singlePerFacet !== true) return []
  const active = await cards.active(draft.entity, [slot.name])
  return active.filter((card) => card.facet !== null && !isDenial(card) && values.pointsAt(facet, card.facet))
}
