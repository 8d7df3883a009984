import type { Engine } from '../../engine.ts'
import { isDenial, versionKey } from '../../facts/keys.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { CardDraft } from '../../types/card.ts'
import { normalizeText } from '../../util/normalize.ts'
import type { DraftSource } from '../source.ts'
import { isOver } from '../statement.ts'
import { effectDrafts } from './effect-drafts.ts'
import type { EffectContext } from './effect-drafts.ts'
import { endOf } from './made.ts'
import { takesPlace } from './takes-place.ts'
import { hasEffect } from './told.ts'

type Reading = Pick<Engine, 'slots' | 'values' | 'packs' | 'termsOf'>

/** The drafts of a message with what its events and changes do to the facts that hold. */
export async function outcomesOf(
  engine: Reading,
  cards: CardReader,
  drafts: readonly CardDraft[],
  source: DraftSource,
): Promise<readonly CardDraft[]> {
  const context = effectContext(engine, drafts)
  const made: CardDraft[] = []
  for (const draft of drafts.filter((one) => !isLeft(one, drafts, engine))) {
    if (hasEffect(draft)) made.push(...(await effectDrafts(cards, draft, source, context)))
    else made.push(...(takesPlace(draft) ? await insteadOf(cards, draft, source, engine) : []), draft)
  }
  return made.filter((one, at) => !made.some((other, place) => saysMore(other, one, place < at, engine)))
}

/** One end of a fact is enough: "I quit my job" is read as an event, and as an end without a name. */
function saysMore(other: CardDraft, one: CardDraft, isFirst: boolean, { values }: Reading): boolean {
  if (one === other || one.relation !== 'retracts' || other.relation !== 'retracts') return false
  if (one.entity !== other.entity || one.slot !== other.slot) return false
  const [said, named] = [values.form(one.value), values.form(other.value)]
  return said === named ? isFirst : said === ''
}

/** What events are read against: what names a fact, and what the message states itself. */
function effectContext(
  { slots, values, packs, termsOf }: Reading,
  drafts: readonly CardDraft[],
): EffectContext {
  const isCommon = (term: string) =>
    packs.some(({ lexicon }) => lexicon.stopwords.has(term) || lexicon.commonWords?.has(term) === true)
  const telling = (text: string) => termsOf(normalizeText(text).text).filter((term) => !isCommon(term))
  const states = drafts.filter((draft) => !hasEffect(draft) && !isOver(draft) && !isDenial(draft))
  return {
    slots,
    values,
    countOf: ({ normal, value }) => countIn(packs, normal ?? value),
    telling,
    stated: new Set(states.map(({ entity, slot }) => versionKey(entity, slot))),
  }
}

const countIn = (packs: Reading['packs'], text: string): number | null =>
  /^\d{1,6}$/u.test(text)
    ? Number(text)
    : (packs.map(({ answers }) => answers.numberIn?.(text) ?? null).find((count) => count !== null) ?? null)

/** "From my iPhone 12 to a Pixel" states no iPhone; the event alone says who is called what. */
function isLeft(draft: CardDraft, drafts: readonly CardDraft[], { values }: Reading): boolean {
  if (draft.effect !== undefined) return false
  const own = values.form(draft.value)
  return drafts.some(({ effect, value, entity, facet }) => {
    // Whoever is born is counted by the event.
    if (effect?.born !== undefined && draft.slot === `family.${effect.born.as}`)
      return draft.relation === 'sets'
    if (
      draft.slot === 'name' &&
      entity === draft.entity &&
      (effect?.event === 'rename' || effect?.event === 'other')
    )
      return [value, effect.to ?? '', facet ?? ''].some((words) => values.form(words) === own)
    return (
      effect?.event === 'change' &&
      draft.relation === 'sets' &&
      [value, ...(effect.also ?? [])].some((words) => values.form(words) === own)
    )
  })
}

/** The only other one that is held of its kind. */
async function insteadOf(
  cards: CardReader,
  draft: CardDraft,
  { saidAt, itemId }: DraftSource,
  { values }: Reading,
): Promise<readonly CardDraft[]> {
  const { entity, slot, facet, value } = draft
  const held = (await cards.active(entity, [slot])).filter((card) => !isDenial(card))
  const others = held.filter(
    (card) =>
      card.itemId !== itemId &&
      (card.facet === facet || card.facet === null || facet === null) &&
      !values.pointsAt(value, card.value),
  )
  const [other] = others
  return other !== undefined && others.length === 1 && other.lastSeenAt <= saidAt ? [endOf(other, draft)] : []
}
