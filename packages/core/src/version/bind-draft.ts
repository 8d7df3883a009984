import { isDenial } from '../facts/keys.ts'
import { isOpenRival } from '../facts/card-time.ts'
import type { ValueForms } from '../plugin/versioner.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { CardDraft, Correction, MemoryCard } from '../types/card.ts'
import { everyPage } from '../util/lists.ts'
import { isOneOfSeveral } from '../slots/several.ts'
import { asPartOf, bindGeneric, canBecome } from './bind-generic.ts'
import { bindThing } from './bind-thing.ts'
import { restatedIn } from './restated.ts'
import type { DraftSource } from './source.ts'

export interface BindContext {
  readonly slots: SlotRegistry
  readonly values: ValueForms
}

export interface Bound {
  /** Null: it puts right something that cannot be told. */
  readonly draft: CardDraft | null
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
  if (draft.known === true) {
    const { bindKnown } = await import('./bind-known.ts')
    return { draft: await bindKnown(cards, draft, context), mistake: null }
  }
  if (draft.relation === 'retracts' && !draft.correction) {
    const { bindEnd } = await import('./bind-known.ts')
    return { draft: await bindEnd(cards, draft, context), mistake: null }
  }
  if (!draft.correction) {
    const thing = await bindThing(cards, draft, context.values)
    return { draft: await bindGeneric(cards, thing, source, context.slots), mistake: null }
  }
  const mistake = await findMistake(cards, draft, draft.correction, source, context)
  if (mistake === null)
    return { draft: isBareCorrection(draft) ? null : { ...draft, relation: 'updates' }, mistake }
  const note = `correction: of "${mistake.value}"`
  const bound = draft.correction.card === undefined ? asPartOf(mistake, draft, note) : draft
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
 * What a correction puts right. With the value named: what was said last, then the slot, then any fact that holds it. A bare one ("oops,
 * X") speaks of a fact of the message right before it, or of the fact that was asked for there; one that names its slot of that.
 */
async function findMistake(
  cards: CardReader,
  draft: CardDraft,
  { of, guessed = false, card: id }: Correction,
  source: DraftSource,
  { slots, values }: BindContext,
): Promise<MemoryCard | null> {
  if (id !== undefined) return cards.get(id)
  const { entity, slot, facet } = draft
  const { session, saidAt, itemId } = source
  // "Sorry, Orla is ten" puts no age of Finn right.
  const isOfOther = (card: MemoryCard) =>
    isOneOfSeveral(entity) && facet !== null && card.facet !== null && card.facet !== facet
  const ofSlot = (card: MemoryCard) => card.slot === slot && card.entity === entity && !isOfOther(card)
  // "I'm not a doctor, I'm a nurse" denies and states: it does not put its own denial right.
  const stands = (card: MemoryCard) =>
    (card.active || isOpenRival(card)) &&
    !isDenial(card) &&
    card.lastSeenAt <= saidAt &&
    (itemId === null || card.itemId !== itemId)
  const fits = (card: MemoryCard) => stands(card) && (of === null || values.pointsAt(of, card.value))
  const said = (await spokenOf(cards, source)).filter(fits)
  if (isBareCorrection(draft) && of === null) {
    const last = said.length === 0 ? await cards.lastRecorded(session) : null
    return (
      oneOf(said, draft, guessed, slots) ??
      (last && fits(last) && isWrittenAlike(last.value, draft.value) ? last : null)
    )
  }
  const spoken = said.find(ofSlot) ?? (isBareCorrection(draft) ? said[0] : undefined)
  if (spoken) return spoken
  const held =
    slot === 'generic'
      ? []
      : (await cards.active(entity, [slot])).filter((card) => fits(card) && ofSlot(card))
  const single = slots.get(slot, entity).cardinality === 'single'
  const [found] = held
  if (found && (of !== null || single || held.length === 1)) return found
  return of === null || !isBareCorrection(draft) ? null : findNamed(cards, session, fits)
}

/** It says neither what it is of nor whose it is. */
const isBareCorrection = ({ slot, correction }: CardDraft): boolean =>
  correction !== undefined && (slot === 'generic' || correction.guessed === true)

/** Of what was just said the one that a value may take the place of: the one of the slot that was guessed, else the only one. */
function oneOf(
  said: readonly MemoryCard[],
  { slot, value }: CardDraft,
  guessed: boolean,
  slots: SlotRegistry,
): MemoryCard | null {
  const stated = said.filter(({ kind, value: was }) => !DONE.has(kind) && hasDigit(was) === hasDigit(value))
  const alike = guessed ? stated.find((card) => isAlike(card.slot, slot)) : undefined
  if (alike) return alike
  const [first] = stated
  if (first && stated.length === 1) return first
  const replaceable = stated.filter((card) => canBecome(card, value, slots))
  return replaceable.length === 1 ? (replaceable[0] ?? null) : null
}

/** "May 9" and "may 19": but for the number the same words, and some. What was said since may be a question. */
function isWrittenAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((value) => value.toLowerCase().replaceAll(/\p{Nd}+/gu, '#'))
  return a === b && a !== undefined && /\p{L}/u.test(a) && a.includes('#')
}

/** Values of these are phrases: a bare word puts right a part of them, which part is not known. */
const DONE: ReadonlySet<string> = new Set(['event', 'goal'])
const hasDigit = (value: string): boolean => /\p{Nd}/u.test(value)

/** Facts the message before gave, newest first; or confirmed; or asked for. */
export async function spokenOf(
  cards: CardReader,
  { session, previous }: DraftSource,
): Promise<readonly MemoryCard[]> {
  if (previous === undefined) return saidLast(cards, session)
  if (previous === null) return []
  const own = await cards.byItem(previous.id)
  if (own.length > 0) return [...own].reverse()
  const again = previous.restates === null ? [] : await cards.byItem(previous.restates)
  const said = again.filter((card) => restatedIn(card).includes(previous.id))
  if (said.length > 0) return said
  return previous.asks ? cards.active(previous.asks.entity, [previous.asks.slot]) : []
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
  for await (const rows of everyPage((page) => cards.list(page, { active: true })))
    for (const card of rows.filter(fits))
      if (found === null || card.session === session || found.session !== session) found = card
  return found
}

/** The card recorded last in the session, then the others of its message, newest first. */
async function saidLast(cards: CardReader, session: string | null): Promise<readonly MemoryCard[]> {
  const last = await cards.lastRecorded(session)
  if (last === null) return []
  const beside = last.itemId === null ? [] : await cards.byItem(last.itemId)
  return [last, ...beside.filter((card) => card.id !== last.id).reverse()]
}
