import { isSingleKey } from '../../facts/keys.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import { isOneOfSeveral } from '../../slots/several.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import { asPartOf } from '../bind-generic.ts'
import type { DraftSource } from '../source.ts'
import { changed, endOf, plainOf } from './made.ts'
import type { Told } from './told.ts'

interface Context {
  readonly slots: SlotRegistry
  readonly values: ValueForms
}

/** Of one relation at most so much is looked at. */
const OF_ONE = 200

/** Who is called what: one is renamed, two names are of one, or what was just said is of another one. */
export async function ofWhom(
  cards: CardReader,
  draft: Told,
  source: Pick<DraftSource, 'previous' | 'session'>,
  context: Context,
): Promise<readonly CardDraft[]> {
  const names = await cards.active('user.*', ['name'])
  const { event, to = '' } = draft.effect
  if (event === 'rename') return renamed(cards, names, draft, to, context)
  return event === 'same'
    ? merged(cards, names, draft, to, context)
    : moved(cards, names, draft, source, context)
}

const calledSo = (names: readonly MemoryCard[], name: string, { values }: Context): readonly MemoryCard[] =>
  names.filter((card) => values.form(card.value) === values.form(name))

/** "My sister goes by Lou now". Of several sisters nobody can say which, unless by the name so far. */
async function renamed(
  cards: CardReader,
  names: readonly MemoryCard[],
  draft: Told,
  to: string,
  context: Context,
): Promise<readonly CardDraft[]> {
  const isNamed = draft.entity !== 'user'
  // "My sister Lou" may be said of her with the new name.
  const so = isNamed && draft.facet !== null && draft.facet !== to ? draft.facet : draft.value
  if (!isNamed && so === '') return []
  const own = isNamed ? names.filter(({ entity }) => entity === draft.entity) : names
  const meant = so === '' ? own : calledSo(own, so, context)
  const [card] = meant
  if (card === undefined) return isNamed ? [named('name', draft, to)] : []
  if (meant.length > 1 || context.values.form(card.value) === context.values.form(to)) return []
  const facts = await factsOf(cards, card, context)
  return [...changed([card], draft, to, context.slots), ...facts.map((fact) => refiled(fact, to, draft))]
}

/** "Sam and Sammy are the same friend": what is known under the later name is of the one known longer. */
async function merged(
  cards: CardReader,
  names: readonly MemoryCard[],
  draft: Told,
  to: string,
  context: Context,
): Promise<readonly CardDraft[]> {
  const [one, two] = [calledSo(names, draft.value, context), calledSo(names, to, context)]
  const [first, second] = [...one, ...two].sort((a, b) => a.seq - b.seq)
  if (first === undefined || one.length > 1 || two.length > 1) return []
  const alias = (name: string) => ({ ...named('nickname', draft, name, first.entity), facet: first.value })
  if (second === undefined) return [alias(one.length === 0 ? draft.value : to)]
  if (first === second || first.entity !== second.entity) return []
  const [kept, other] = [await factsOf(cards, first, context), await factsOf(cards, second, context)]
  const facts = other.flatMap((fact) => joined(fact, kept, first.value, draft))
  return [endOf(second, draft), alias(second.value), ...facts]
}

/** Of two values of one fact the one that was said later holds. */
function joined(
  fact: MemoryCard,
  kept: readonly MemoryCard[],
  name: string,
  draft: Told,
): readonly CardDraft[] {
  const beside = kept.find(({ slot, value }) => slot === fact.slot && value !== fact.value)
  if (beside === undefined) return [refiled(fact, name, draft)]
  return fact.lastSeenAt < beside.lastSeenAt
    ? [endOf(fact, draft)]
    : [endOf(beside, draft), refiled(fact, name, draft)]
}

/** "No, that's my other cousin": what was said just before is of the only other one known, or of one without a name. */
async function moved(
  cards: CardReader,
  names: readonly MemoryCard[],
  draft: Told,
  source: Pick<DraftSource, 'previous' | 'session'>,
  context: Context,
): Promise<readonly CardDraft[]> {
  const facts = (await justSaid(cards, source)).filter(
    (card) => card.active && card.entity === draft.entity && isPersonal(card),
  )
  const [first] = facts
  if (first === undefined) return []
  const known = names.filter(({ entity }) => entity === draft.entity)
  // What was said of nobody in particular was taken to be of the one who is known.
  const taken = first.facet ?? (known.length === 1 ? known[0]?.value : null)
  const others = known.filter(({ value }) => value !== taken)
  const only = others.length === 1 ? others[0]?.value : undefined
  const to = draft.value === '' ? (only ?? draft.effect.to ?? '') : draft.value
  if (to === '' || to === first.facet) return []
  const [meant] = calledSo(others, to, context)
  const isNew = draft.value !== '' && meant === undefined
  const theirs = meant === undefined ? [] : await factsOf(cards, meant, context)
  const right = facts.flatMap((fact) => joined(fact, theirs, to, draft))
  const before = await Promise.all(facts.map((fact) => restored(cards, fact, draft)))
  return [...(isNew ? [named('name', draft, to)] : []), ...right, ...before.flat()]
}

async function justSaid(
  cards: CardReader,
  { previous, session }: Pick<DraftSource, 'previous' | 'session'>,
): Promise<readonly MemoryCard[]> {
  const item = previous === undefined ? (await cards.lastRecorded(session))?.itemId : previous?.id
  return typeof item === 'string' ? cards.byItem(item) : []
}

/** What held of the one who was taken for another holds still. */
async function restored(
  cards: CardReader,
  { parentId, valueKey }: MemoryCard,
  draft: Told,
): Promise<readonly CardDraft[]> {
  const before = parentId === null ? null : await cards.get(parentId)
  if (before?.valueKey !== valueKey || before.active || before.relation === 'retracts') return []
  const { value, normal, polarity, facet } = before
  const plain = asPartOf(before, plainOf(draft), `effect: "${value}" holds still`)
  return [{ ...plain, facet, value, normal, polarity, relation: 'sets', tense: 'current' }]
}

const isPersonal = ({ entity, slot, valueKey }: MemoryCard): boolean =>
  isOneOfSeveral(entity) && slot !== 'name' && slot !== 'nickname' && isSingleKey(valueKey)

/** What is filed under a name. */
async function factsOf(
  cards: CardReader,
  { entity, value: name }: MemoryCard,
  { values }: Context,
): Promise<readonly MemoryCard[]> {
  const { rows } = await cards.list({ limit: OF_ONE, order: 'newest' }, { entity, active: true })
  return rows.filter(
    (card) => isPersonal(card) && card.facet !== null && values.form(card.facet) === values.form(name),
  )
}

/** The same fact under another name: it was so all along. */
function refiled(card: MemoryCard, name: string, draft: Told): CardDraft {
  const { id, value, normal, polarity } = card
  const plain = asPartOf(card, plainOf(draft), `effect: of ${name}`)
  const correction = { of: value, card: id }
  const fact = { ...plain, facet: name, value, normal, polarity, correction, another: true }
  return { ...fact, relation: 'sets', tense: 'current' }
}

const named = (slot: 'name' | 'nickname', draft: Told, name: string, entity = draft.entity): CardDraft => ({
  ...plainOf(draft),
  ...{ kind: 'profile', entity, slot, facet: null, value: name, normal: null, polarity: 'positive' },
  relation: 'sets',
  tense: 'current',
})
