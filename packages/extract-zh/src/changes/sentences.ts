import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes, WordedChange } from '@recollect/core/extraction'
import { dated, withAdverb } from '../answers/chain.ts'
import { contested } from '../answers/contested.ts'
import { BY_FACET, sentenceOf } from '../answers/sentence.ts'
import type { Voice } from '../answers/sentence.ts'
import { ended } from './ended.ts'

/** One clause about what became of one fact, without a full stop. */
export function changeClause(
  { what, card: given, before }: WordedChange,
  voice: Voice,
  times: AnswerTimes,
): string {
  const card = dated(given, times)
  switch (what) {
    case 'ended':
      return ended(card, voice)
    case 'filed':
      return past(card, voice)
    case 'contested':
      return contested([...before, card], voice, times).replace(/。$/u, '')
    case 'corrected':
      return `${sentenceOf(card, voice)}${valuesOf(before, '，不是', '')}`
    case 'replaced':
      return replaced(card, before, voice)
    case 'repeated':
      return known(card, voice)
    default:
      return card.slot === 'instruction' ? `“${card.value}”` : sentenceOf(card, voice)
  }
}

const known = (card: MemoryCard, voice: Voice): string => {
  if (card.value === '') return ended(card, voice)
  return card.active ? sentenceOf(card, voice) : past(card, voice)
}

/** 你现在住在上海; of a thing 测试库现在是orca. */
const timed = (card: MemoryCard, adverb: string, voice: Voice): string =>
  BY_FACET.has(card.slot) && card.facet !== null
    ? sentenceOf(card, voice).replace(/是(?!不)/u, () => `${adverb}是`)
    : withAdverb(card, adverb, voice)

/** 以前 is said once. */
const past = (card: MemoryCard, voice: Voice): string =>
  timed({ ...card, when: card.when === '以前' ? null : card.when }, '以前', voice)

/** 你现在住在上海（以前是北京）; of the opposite 你不喜欢茶了. */
function replaced(card: MemoryCard, before: readonly MemoryCard[], voice: Voice): string {
  const same = before.filter(({ versionKey }) => versionKey === card.versionKey)
  if (same.length === 0)
    return card.polarity === 'negative' ? `${sentenceOf(card, voice)}了` : timed(card, '现在', voice)
  return `${timed(card, '现在', voice)}${valuesOf(same, '（以前是', '）')}`
}

function valuesOf(cards: readonly MemoryCard[], open: string, close: string): string {
  const values = [...new Set(cards.map(({ value }) => value))].filter(Boolean)
  return values.length === 0 ? '' : `${open}${values.join('、')}${close}`
}
