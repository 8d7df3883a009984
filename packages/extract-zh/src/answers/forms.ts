import type { AnswerRequest, MemoryCard } from '@recollect/core'
import { labelOf, predicateOf, sentenceOf, subjectOf } from './sentence.ts'
import type { Voice } from './sentence.ts'

const GIVEN_UP = /[烟酒]/u

/** Cards of the same slot, polarity and subject share one sentence: 你喜欢猫、狗。 Animals are told apart by their facet. */
function list(cards: readonly MemoryCard[], voice: Voice): string {
  const groups = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const key = `${card.entity}|${card.slot}|${card.polarity}|${card.entity === 'user' ? '' : card.facet}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  const sentences = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [sentenceOf(first, voice, group.map((card) => card.value).join('、'))]
  })
  return `${sentences.join('；')}。`
}

function count(cards: readonly MemoryCard[], voice: Voice): string {
  const [first] = cards
  if (first === undefined) return ''
  return cards.length === 1
    ? `${sentenceOf(first, voice)}。`
    : `${cards.length}个：${cards.map((card) => card.value).join('、')}。`
}

function past(card: MemoryCard, voice: Voice): string {
  const predicate = predicateOf(card)
  const subject = subjectOf(card.entity, voice, card.facet)
  return predicate.startsWith('的') ? `${subject}以前${predicate}。` : `${subject}以前${predicate}。`
}

function change(cards: readonly MemoryCard[], voice: Voice): string {
  const last = cards.at(-1)
  if (last === undefined) return ''
  const steps = cards.map(({ value }, i) =>
    i === 0 ? `先是${value}` : i < cards.length - 1 || !last.active ? `后来是${value}` : `现在是${value}`,
  )
  return cards.length === 1
    ? `${sentenceOf(last, voice)}。`
    : `${subjectOf(last.entity, voice, last.facet)}的${labelOf(last.slot)}${steps.join('，')}。`
}

function retracted(card: MemoryCard, voice: Voice): string {
  const subject = subjectOf(card.entity, voice, card.facet)
  const given = card.slot === 'habit' ? GIVEN_UP.exec(card.value)?.[0] : undefined
  if (given !== undefined) return `${subject}已经戒${given}了。`
  if (card.value === '') return `${subject}说过这一点已经变了，现在的${labelOf(card.slot)}我不知道。`
  if (card.slot === 'habit') return `${subject}已经不再${card.value}了。`
  return `${subject}以前${predicateOf({ ...card, polarity: 'positive' })}，现在不是了，现在的${labelOf(card.slot)}我不知道。`
}

type Render = (cards: readonly MemoryCard[], first: MemoryCard, voice: Voice) => string

/** One wording for each form of answer. */
export const FORMS: Readonly<Record<AnswerRequest['form'], Render>> = {
  fact: (_cards, first, voice) => `${sentenceOf(first, voice)}。`,
  list: (cards, _first, voice) => list(cards, voice),
  count: (cards, _first, voice) => count(cards, voice),
  yes: (_cards, first, voice) => `是的，${sentenceOf(first, voice)}。`,
  no: (_cards, first, voice) => `不，${sentenceOf(first, voice)}。`,
  past: (_cards, first, voice) => past(first, voice),
  change: (cards, _first, voice) => change(cards, voice),
  retracted: (_cards, first, voice) => retracted(first, voice),
}
