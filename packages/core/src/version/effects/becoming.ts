import { isDenial } from '../../facts/keys.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { spokenOf } from '../bind-draft.ts'
import { asPartOf } from '../bind-generic.ts'
import type { DraftSource } from '../source.ts'
import { endOf, plainOf } from './made.ts'
import type { Told } from './told.ts'

interface Context {
  readonly slots: SlotRegistry
  readonly values: ValueForms
  /** What the message states itself, as `entity:slot`. */
  readonly stated: ReadonlySet<string>
}

/**
 * A value by itself ("down to 89 kg", "it was his fifth birthday", 20了) takes the place of the one fact of its slot that it can become:
 * where several can, of whoever was spoken of last. Where nobody can tell which, nothing changes.
 */
export async function becoming(
  cards: CardReader,
  draft: Told,
  source: DraftSource,
  { slots, values, stated }: Context,
): Promise<readonly CardDraft[]> {
  const held = (await heldOf(cards, draft)).filter(
    (card) =>
      card.lastSeenAt <= source.saidAt &&
      card.itemId !== source.itemId &&
      !isDenial(card) &&
      !stated.has(card.versionKey) &&
      !values.pointsAt(draft.value, card.value) &&
      canFollow(card, draft, source.saidAt),
  )
  const card = draft.effect.anyone !== undefined ? await ofLast(cards, held, source) : onlyOf(held)
  if (card === null) return []
  const made = inPlaceOf(card, draft)
  if (made.correction || slots.get(card.slot, card.entity).cardinality === 'single') return [made]
  return [endOf(card, draft), made]
}

/** So many of one's people have a fact of a slot at most. */
const OF_SLOT = 50

async function heldOf(
  cards: CardReader,
  { entity, slot, facet, effect }: Told,
): Promise<readonly MemoryCard[]> {
  const held =
    effect.anyone === undefined
      ? await cards.active(entity, [slot])
      : (await cards.list({ limit: OF_SLOT, order: 'newest' }, { slot, active: true })).rows
  return held.filter(
    (card) =>
      (facet === null || card.facet === null || card.facet === facet) &&
      (effect.anyone !== 'other' || card.entity !== 'user'),
  )
}

const onlyOf = (held: readonly MemoryCard[]): MemoryCard | null =>
  held.length === 1 ? (held[0] ?? null) : null

/** Of whoever the message before was about; without one, the only one there is. */
async function ofLast(
  cards: CardReader,
  held: readonly MemoryCard[],
  source: DraftSource,
): Promise<MemoryCard | null> {
  if (held.length === 0) return null
  const before = await spokenOf(cards, source)
  const last = before.length > 0 ? before : [await cards.lastRecorded(source.session)]
  const whose = new Set(last.flatMap((card) => card?.entity ?? []))
  return onlyOf(held.filter(({ entity }) => whose.size === 0 || whose.has(entity)))
}

function inPlaceOf(card: MemoryCard, draft: Told): CardDraft {
  const value = withUnit(draft.value, card.value)
  const note = `effect: "${card.value}" becomes "${value}"`
  const made = { ...asPartOf(card, plainOf(draft), note), value, polarity: card.polarity }
  const told = { ...made, normal: value === draft.value ? draft.normal : null, tense: 'current' } as const
  return draft.correction
    ? { ...told, relation: 'sets', correction: { of: card.value } }
    : { ...told, relation: 'updates' }
}

const BARE_NUMBER = /^\d[\d.,]*$/u

/** "Down to 89" of somebody who weighed 96 kg is in kg. */
function withUnit(value: string, before: string): string {
  const unit = /^[\d.,]+(?<unit>\s?\p{L}+)$/u.exec(before)?.groups?.['unit']
  return unit !== undefined && BARE_NUMBER.test(value) ? `${value}${unit}` : value
}

const NUMBER = /\d+(?:\.\d+)?/u
const numberIn = (text: string): number | null => {
  const found = NUMBER.exec(text)
  return found && Number(found[0])
}

/** Whether a value of a slot may come after the one that is held. */
function canFollow(card: MemoryCard, draft: Told, saidAt: number): boolean {
  if (card.slot !== 'age') return !BARE_NUMBER.test(draft.value) || isNear(card.value, draft.value)
  const [was, is] = [numberIn(card.normal ?? card.value), numberIn(draft.normal ?? draft.value)]
  if (was === null || is === null) return false
  return draft.correction !== undefined || isNext(was, is, saidAt - card.lastSeenAt)
}

const YEAR = 366 * 24 * 60 * 60 * 1000

/** Whether an age can follow on one that was said so long ago. */
const isNext = (known: number, age: number, since: number): boolean =>
  age > known && age - known <= 1 + Math.ceil(since / YEAR)

/** What has no unit is of the same measure: nobody loses or gains more than this from one time to the next. */
const MOST_CHANGE = 1.25

function isNear(before: string, value: string): boolean {
  const [was, is] = [numberIn(before), numberIn(value)]
  return was === null || is === null || (was < is * MOST_CHANGE && is < was * MOST_CHANGE)
}
