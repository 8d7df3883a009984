import { isDenial, naturalPolarity } from '../../facts/keys.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { asPartOf } from '../bind-generic.ts'
import type { DraftSource } from '../source.ts'
import { becoming } from './becoming.ts'
import { endOf, plainOf } from './ends.ts'
import type { Told } from './ends.ts'
import { namedIn } from './naming.ts'
import type { Naming } from './naming.ts'
import { EFFECTS } from './table.ts'
import type { Outcome } from './table.ts'

export interface EffectContext extends Naming {
  readonly slots: SlotRegistry
  /** What the message states itself, as `entity:slot`: an event ends none of it. */
  readonly stated: ReadonlySet<string>
}

export const hasEffect = (draft: CardDraft): draft is Told => draft.effect !== undefined

/** So much is known of one relative at most that ends with them. */
const OF_ONE = 200

/** What an event that a message tells of does to the facts that hold: none where nothing known is meant. */
export async function effectDrafts(
  cards: CardReader,
  draft: Told,
  source: DraftSource,
  context: EffectContext,
): Promise<readonly CardDraft[]> {
  const { event, to } = draft.effect
  const outcome = EFFECTS[event]
  if (event === 'become') return becoming(cards, draft, source, context)
  const stands = (card: MemoryCard) => card.lastSeenAt <= source.saidAt && card.itemId !== source.itemId
  const held = (await heldBy(cards, draft, outcome)).filter(stands)
  const named = namedIn(held, wordsOf(draft), draft.effect, context)
  if (event === 'reschedule') {
    const meant = named.length > 0 ? named : await spokenLast(cards, draft, outcome, source)
    return meant.slice(0, 1).map((card) => redated(card, draft))
  }
  if (to !== undefined) return changed(named, draft, to, context.slots)
  const theirs = named.length === 0 ? (await ofAnyone(cards, draft, outcome)).filter(stands) : []
  const [one, ...more] = namedIn(theirs, wordsOf(draft), draft.effect, context)
  if (one !== undefined && more.length === 0) return [endOf(one, draft)]
  const last = await spokenLast(cards, draft, outcome, source)
  const ended = last.length > 0 ? [] : outcomeOf(outcome, held, named, draft, context)
  const beside = (await leaving(cards, draft, outcome, context)).filter(stands)
  const over = [...ended, ...last, ...beside].map((card) => endOf(card, draft))
  return [...over, ...learnt(outcome, named, draft), ...(await called(cards, outcome, draft, context))]
}

const wordsOf = ({ value, effect }: Told): readonly string[] =>
  [value, ...(effect.also ?? [])].filter((words) => words !== '')

async function heldBy(cards: CardReader, { entity }: Told, outcome: Outcome): Promise<readonly MemoryCard[]> {
  const { named = [], unnamed = [], all = [], denied = [], learnt: able = [], beside = [] } = outcome
  const slots = [...new Set([...named, ...unnamed, ...all, ...denied, ...able])]
  const own = slots.length === 0 ? [] : await cards.active(entity, slots)
  const favorites = named.includes(FAVORITES) ? await favoritesOf(cards, entity) : []
  const others = entity === 'user' ? beside : []
  const theirs = await Promise.all(others.map((relation) => cards.active(`${entity}.${relation}`, named)))
  return [...own, ...favorites, ...theirs.flat()]
}

const FAVORITES = 'favorite_*'

/** One look-up takes no slots by the beginning of their name: of very many preferences these are the latest. */
async function favoritesOf(cards: CardReader, entity: string): Promise<readonly MemoryCard[]> {
  const page = { limit: OF_ONE, order: 'newest' } as const
  const { rows } = await cards.list(page, { entity, kind: 'preference', active: true })
  return rows.filter(({ slot }) => isOf(slot, [FAVORITES]))
}

/** "The shingles are gone": of a relative, where the user has none. The latest of each slot are looked at. */
async function ofAnyone(
  cards: CardReader,
  { value, effect }: Told,
  { named = [] }: Outcome,
): Promise<readonly MemoryCard[]> {
  if (effect.anyone !== true || value === '') return []
  const pages = named.map((slot) => cards.list({ limit: OF_SLOT, order: 'newest' }, { slot, active: true }))
  return (await Promise.all(pages)).flatMap(({ rows }) => rows.filter((card) => !isDenial(card)))
}
const OF_SLOT = 50

/** The facts among those that hold that an event ends. */
function outcomeOf(
  { named: nameable = [], unnamed = [], all = [], denied = [] }: Outcome,
  held: readonly MemoryCard[],
  named: readonly MemoryCard[],
  draft: Told,
  { stated }: EffectContext,
): readonly MemoryCard[] {
  const isNew = (card: MemoryCard) => stated.has(card.versionKey)
  const byName = named.filter((card) => isOf(card.slot, isDenial(card) ? denied : nameable))
  const always = held.filter((card) => isOf(card.slot, all) && !isNew(card) && !byName.includes(card))
  if (byName.length > 0 || draft.value !== '') return [...byName.filter((card) => !isNew(card)), ...always]
  const first = unnamed.find((slot) => held.some((card) => card.slot === slot))
  const silent = held.filter((card) => card.slot === first && !isDenial(card) && !isNew(card))
  // Of several it is not told which.
  return [...always, ...(silent.length === 1 ? silent.filter((card) => !always.includes(card)) : [])]
}

const isOf = (slot: string, slots: readonly string[]): boolean =>
  slots.some((one) => one === slot || (one.endsWith('*') && slot.startsWith(one.slice(0, -1))))

/** "We called it off": what was spoken of last, where that may be called off. */
async function spokenLast(
  cards: CardReader,
  draft: Told,
  { unnamed = [] }: Outcome,
  { session, saidAt }: Pick<DraftSource, 'session' | 'saidAt'>,
): Promise<readonly MemoryCard[]> {
  if (draft.value !== '' || unnamed.length === 0) return []
  const last = await cards.lastRecorded(session)
  const isSpokenOf = last?.active === true && last.entity === draft.entity && last.lastSeenAt <= saidAt
  return isSpokenOf && isOf(last.slot, unnamed) ? [last] : []
}

/** What is known of those one parts from, or of one who died. */
async function leaving(
  cards: CardReader,
  draft: Told,
  { leaves = [], wholeBut }: Outcome,
  context: EffectContext,
): Promise<readonly MemoryCard[]> {
  const { entity } = draft
  const of = async (one: string) =>
    (await cards.list({ limit: OF_ONE, order: 'newest' }, { entity: one, active: true })).rows
  if (wholeBut !== undefined) {
    if (entity === 'user') return []
    const theirs = (await of(entity)).filter((card) => !isOf(card.slot, wholeBut))
    return [...theirs, ...(await onlyPet(cards, entity))]
  }
  const found: MemoryCard[] = []
  for (const relation of entity === 'user' ? leaves : []) {
    const theirs = await of(`${entity}.${relation}`)
    if (!isMeant(theirs, draft, context)) continue
    found.push(...theirs, ...(await cards.active(entity, [`family.${relation}`, `relation.${relation}`])))
  }
  return found
}

/** Who has one animal has none when it dies. */
async function onlyPet(cards: CardReader, entity: string): Promise<readonly MemoryCard[]> {
  if (!entity.endsWith(PET)) return []
  const pets = (await cards.active(entity.slice(0, -PET.length), ['pet'])).filter((card) => !isDenial(card))
  return pets.length === 1 ? pets : []
}
const PET = '.pet'

/** "Mel and I broke up" is of who is called so, or of the one whose name nobody told. */
function isMeant(theirs: readonly MemoryCard[], { value }: Told, { values }: EffectContext): boolean {
  const names = theirs.filter(({ slot }) => slot === 'name' || slot === 'nickname')
  return value === '' || names.length === 0 || names.some((card) => values.pointsAt(value, card.value))
}

/** "We had to rehome Milo": a pet of that name, if the memory knows one. */
async function called(
  cards: CardReader,
  { called: mayBe = false }: Outcome,
  draft: Told,
  { values }: EffectContext,
): Promise<readonly CardDraft[]> {
  if (!mayBe || draft.value === '' || draft.entity !== 'user') return []
  const names = await cards.active(`${draft.entity}.pet`, ['name'])
  if (!names.some((card) => values.form(card.value) === values.form(draft.value))) return []
  const { effect: _effect, ...plain } = draft
  return [
    { ...plain, slot: 'pet' },
    { ...plain, entity: `${draft.entity}.pet`, slot: 'name' },
  ]
}

/** What could not be done can be done now. */
const learnt = (
  { learnt: slots = [] }: Outcome,
  named: readonly MemoryCard[],
  draft: Told,
): readonly CardDraft[] =>
  named
    .filter((card) => isDenial(card) && isOf(card.slot, slots))
    .map((card) => ({
      ...asPartOf(card, plainOf(draft), `effect: ${draft.effect.event} ends "not ${card.value}"`),
      value: card.value,
      normal: card.normal,
      polarity: naturalPolarity(card.slot),
      relation: 'updates',
      tense: 'current',
    }))

/** "It's next Friday instead": what is planned is the same, and the day is another. */
const redated = (card: MemoryCard, draft: Told): CardDraft => ({
  ...asPartOf(card, plainOf(draft), `effect: "${card.value}" on another day`),
  value: card.value,
  normal: card.normal,
  polarity: card.polarity,
  relation: 'updates',
  tense: 'current',
})

/** "They switched me from metformin to Ozempic": the fact that is named holds the other value now. */
function changed(
  named: readonly MemoryCard[],
  draft: Told,
  to: string,
  slots: SlotRegistry,
): readonly CardDraft[] {
  const meant = named.filter((card) => !isDenial(card))
  return meant.flatMap((card) => {
    const note = `effect: "${card.value}" becomes "${to}"`
    const made = { ...asPartOf(card, plainOf(draft), note), value: to, normal: null, polarity: card.polarity }
    const isSingle = slots.get(card.slot, card.entity).cardinality === 'single'
    if (isSingle) return [{ ...made, relation: 'updates' as const }]
    return [endOf(card, draft), { ...made, relation: 'sets' as const }]
  })
}
