import { isDenial } from '../facts/keys.ts'
import type { ValueForms } from '../facts/value-match.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader, Page } from '../plugin/store.ts'
import type { CardDraft, Correction, MemoryCard } from '../types/card.ts'
import { asPartOf, bindGeneric, canBecome } from './bind-generic.ts'
import type { DraftSource } from './source.ts'

export interface BindContext {
  readonly slots: SlotRegistry
  readonly values: ValueForms
}

export interface Bound {
  readonly draft: CardDraft
  /** The card it puts right. */
  readonly mistake: MemoryCard | null
}

/** Finds out what a draft is about that does not say so itself: what a correction puts right, what a bare update updates. */
export async function bindDraft(
  cards: CardReader,
  draft: CardDraft,
  source: DraftSource,
  context: BindContext,
): Promise<Bound> {
  if (source.corrects) return { draft: undated(draft), mistake: source.corrects }
  if (!draft.correction)
    return { draft: await bindGeneric(cards, draft, source, context.slots), mistake: null }
  const mistake = await findMistake(cards, draft, draft.correction, source, context)
  if (mistake === null) return { draft: { ...draft, relation: 'updates' }, mistake }
  const bound = asPartOf(mistake, draft, `correction: of "${mistake.value}"`)
  return { draft: { ...bound, polarity: mistake.polarity, relation: 'sets', tense: 'current' }, mistake }
}

/** It takes the times of what it puts right. */
const undated = (draft: CardDraft): CardDraft => ({
  ...draft,
  validFrom: null,
  validTo: null,
  tense: 'current',
})

/**
 * The value named, among what was said last in the session, then in the slot, then anywhere; without a name what was said last, then the
 * slot's one value.
 */
async function findMistake(
  cards: CardReader,
  draft: CardDraft,
  { of, guessed = false }: Correction,
  { session, saidAt, itemId }: DraftSource,
  { slots, values }: BindContext,
): Promise<MemoryCard | null> {
  const { entity, slot, value } = draft
  const generic = slot === 'generic'
  const ofSlot = (card: MemoryCard) => card.slot === slot && card.entity === entity
  // "I'm not a doctor, I'm a nurse" denies and states: it does not put its own denial right.
  const stands = (card: MemoryCard) =>
    card.active && !isDenial(card) && card.lastSeenAt <= saidAt && (itemId === null || card.itemId !== itemId)
  const fits = (card: MemoryCard) => stands(card) && (of === null || values.pointsAt(of, card.value))
  const said = (await saidLast(cards, session)).filter(fits)
  const spoken = said.find(ofSlot) ?? (guessed ? said.find((card) => isAlike(card.slot, slot)) : undefined)
  if (spoken) return spoken
  const [last] = said
  if (last && (of !== null || (generic && canBecome(last, value, slots)))) return last
  if (generic && of === null) return null
  const held = (await cards.active(entity, [slot])).filter(fits)
  const single = slots.get(slot, entity).cardinality === 'single'
  if (of !== null || single || held.length === 1) {
    const [found] = held
    if (found) return found
  }
  return of === null ? null : findNamed(cards, session, fits)
}

/** A place alone may be the home or the home town that was spoken of, whoever's it is. */
const isAlike = (spoken: string, guessed: string): boolean =>
  spoken === guessed || (guessed === 'location' && spoken === 'hometown')

/** The fact recorded last that holds the value named: in the session, else in any. Linear in the active facts. */
async function findNamed(
  cards: CardReader,
  session: string | null,
  fits: (card: MemoryCard) => boolean,
): Promise<MemoryCard | null> {
  let found: MemoryCard | null = null
  let cursor: string | null = null
  do {
    const { rows, next }: Page<MemoryCard> = await cards.list({ limit: 1000, cursor }, { active: true })
    for (const card of rows.filter(fits))
      if (found === null || card.session === session || found.session !== session) found = card
    cursor = next
  } while (cursor !== null)
  return found
}

/** The card recorded last in the session, then the others of its message, newest first. */
async function saidLast(cards: CardReader, session: string | null): Promise<readonly MemoryCard[]> {
  const last = await cards.lastRecorded(session)
  if (last === null) return []
  const beside = last.itemId === null ? [] : await cards.byItem(last.itemId)
  return [last, ...beside.filter((card) => card.id !== last.id).reverse()]
}
