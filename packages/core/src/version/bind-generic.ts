import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader } from '../plugin/store.ts'
import { isDenial } from '../facts/keys.ts'
import type { CardDraft, MemoryCard, Polarity } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'

/** A bare update ("更新为X", "it's now X") as it stands before it is known what it updates. */
export const isBare = (draft: CardDraft): boolean =>
  draft.slot === 'generic' && draft.relation === 'updates' && draft.facet === null

export interface BoundDraft {
  readonly draft: CardDraft
  /** The fact it was bound to; it is replaced whatever the slot's cardinality. */
  readonly target: MemoryCard | null
}

/**
 * Gives a bare update the slot of the last fact spoken of in the session; without one it stays `generic`, and so does one that arrives
 * after facts spoken of later. DESIGN §6.
 */
export async function bindGeneric(
  cards: CardReader,
  draft: CardDraft,
  { session, saidAt }: Pick<MemoryItem, 'session' | 'saidAt'>,
  slots: SlotRegistry,
): Promise<BoundDraft> {
  if (!isBare(draft)) return { draft, target: null }
  const last = await cards.lastRecorded(session)
  if (!last?.active || last.lastSeenAt > saidAt || !canBecome(last, draft.value, slots))
    return { draft, target: null }
  const { kind, entity, slot, facet, polarity } = last
  const notes = [...draft.notes, `bind-generic: last fact spoken of was ${last.versionKey}`]
  const bound = { ...draft, kind, entity, slot, facet, notes }
  // "I do not live in X. It is now Y": Y is stated, and X stays denied.
  if (isDenial(last)) return { draft: { ...bound, polarity: opposite(polarity) }, target: null }
  return { draft: { ...bound, polarity }, target: last }
}

/**
 * Whether a value can take the place of a fact: one of a list of likes does not "become" another, and a place does not become a number.
 */
function canBecome(fact: MemoryCard, value: string, slots: SlotRegistry): boolean {
  const replaceable = slots.get(fact.slot, fact.entity).cardinality === 'single' || fact.facet !== null
  return replaceable && DIGIT.test(fact.value) === DIGIT.test(value)
}

const DIGIT = /\p{Nd}/u

const opposite = (polarity: Polarity): Polarity => (polarity === 'positive' ? 'negative' : 'positive')
