import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest } from '@recollect/core/extraction'
import { atThatTime, change, past, since, withAdverb } from './chain.ts'
import { contested } from './contested.ts'
import { dateWords } from './dates.ts'
import { BY_FACET, labelOf, predicateOf, sentenceOf, subjectOf } from './sentence.ts'
import type { Voice } from './sentence.ts'

const GIVEN_UP = /[烟酒]/u

/** Cards of the same slot, polarity and subject share one sentence: 你喜欢猫、狗。 Animals are told apart by their facet. */
const list = (cards: readonly MemoryCard[], voice: Voice): string => `${listed(cards, voice).join('；')}。`

/** The sentences of a list, without full stops. */
export function listed(cards: readonly MemoryCard[], voice: Voice): readonly string[] {
  const groups = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const key = `${card.entity}|${card.slot}|${card.polarity}|${isToldApart(card) ? card.facet : null}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [sentenceOf(first, voice, group.map((card) => card.value).join('、'))]
  })
}

const isToldApart = ({ entity, slot }: MemoryCard): boolean => entity !== 'user' || BY_FACET.has(slot)

const RELATIVE = /^(?:family|relation)\./u

function count(cards: readonly MemoryCard[], total: number, voice: Voice): string {
  const [first] = cards
  if (first === undefined) return ''
  const isSaid = total === 1 || RELATIVE.test(first.slot) || /^[\d一二两三四五六七八九十]/u.test(first.value)
  if (cards.length === 1 && isSaid) return `${sentenceOf(first, voice)}。`
  // How many brothers and how many sisters says more than numbers side by side.
  const ofPeople = ({ slot, entity, normal }: MemoryCard) =>
    (RELATIVE.test(slot) && normal !== null) || (entity !== 'user' && entity !== 'user.pet')
  if (cards.some(ofPeople)) return `${String(total)}个：${list(cards, voice)}`
  return `${String(total)}个：${[...new Set(cards.map((card) => card.value))].join('、')}。`
}

function ended(card: MemoryCard, voice: Voice): string {
  const over = givenUp(card, voice)
  if (over !== null) return `${over}。`
  const subject = subjectOf(card.entity, voice, card.facet)
  return `${subject}以前${predicateOf({ ...card, polarity: 'positive' }, voice)}，现在不是了`
}

/** A habit that was given up: 你已经戒烟了. Null for anything else. */
export function givenUp(card: MemoryCard, voice: Voice): string | null {
  if (card.slot !== 'habit') return null
  const subject = subjectOf(card.entity, voice, card.facet)
  const given = GIVEN_UP.exec(card.value)?.[0]
  return given === undefined ? `${subject}已经不再${card.value}了` : `${subject}已经戒${given}了`
}

function retracted(card: MemoryCard, voice: Voice): string {
  const unknown = `现在的${labelOf(card.slot)}我不知道。`
  if (card.value === '') return `${subjectOf(card.entity, voice, card.facet)}说过这一点已经变了，${unknown}`
  const said = ended(card, voice)
  return said.endsWith('。') ? said : `${said}，${unknown}`
}

const OUTDATED = 300 * 86_400_000

/** An age grows: after a year, what was said is told with its date. */
function say(card: MemoryCard, voice: Voice, { now, zone }: AnswerRequest): string {
  if (card.slot !== 'age' || now === undefined || now - card.lastSeenAt < OUTDATED)
    return sentenceOf(card, voice)
  return withAdverb(card, dateWords(card.lastSeenAt, 'day', zone), voice)
}

const saidSo = (quote: string | undefined, voice: Voice) =>
  quote === undefined ? '' : `${voice.you}说过：“${quote}”。`

/** A value that holds no longer is a no as well. */
function no(card: MemoryCard, request: AnswerRequest, voice: Voice): string {
  const { detection } = request
  if (!card.active && card.polarity === 'positive') {
    const said = card.value === '' ? `${voice.you}说过这一点已经变了` : ended(card, voice)
    return `不，${said.replace(/。$/u, '')}。${saidSo(request.quote, voice)}`
  }
  const now = (detection.time === 'current' || detection.type === 'update') && card.polarity === 'positive'
  return `不，${now ? withAdverb(card, '现在', voice) : say(card, voice, request)}。`
}

type Render = (
  cards: readonly MemoryCard[],
  first: MemoryCard,
  voice: Voice,
  request: AnswerRequest,
) => string

/** One wording for each form of answer. */
export const FORMS: Readonly<Record<AnswerRequest['form'], Render>> = {
  fact: (_cards, first, voice, request) => `${say(first, voice, request)}。`,
  list: (cards, _first, voice) => list(cards, voice),
  count: (cards, _first, voice, { total }) => count(cards, total ?? cards.length, voice),
  yes: (_cards, first, voice, request) =>
    first.active ? `是的，${say(first, voice, request)}。` : `是的，${past([first], voice, request)}`,
  no: (_cards, first, voice, request) => no(first, request, voice),
  past: (cards, _first, voice, request) => past(cards, voice, request),
  then: (cards, _first, voice, request) => atThatTime(cards, voice, request),
  change: (cards, _first, voice, request) => change(cards, voice, request),
  since: (_cards, first, voice, request) => `${since(first, voice, request)}${saidSo(request.quote, voice)}`,
  retracted: (_cards, first, voice, { quote }) => `${retracted(first, voice)}${saidSo(quote, voice)}`,
  contested: (cards, _first, voice, request) => contested(cards, voice, request),
}
