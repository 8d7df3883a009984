import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes, WordedRequest } from '@recollect/core/extraction'
import { dated } from '../answers/chain.ts'
import { listed } from '../answers/forms.ts'
import type { Voice } from '../answers/sentence.ts'

/** What is said of a request to the memory. */
export function requestWords(
  { what, everything, cards, quotes, count }: WordedRequest,
  voice: Voice,
  times: AnswerTimes,
): string {
  if (what === 'withheld') return '好的，这条我没有记。'
  if (what === 'nothing') return '我不知道这件事，没有什么可忘的。'
  const sums = [
    ...counted(count.cards, '条记录'),
    ...counted(count.items, '条消息'),
    ...counted(count.turns, '轮对话'),
  ].join('、')
  if (what === 'forgotten') return sums === '' ? '没有什么可忘的。' : `已经忘掉了：${sums}。`
  if (everything) return `要把我知道的${voice.you}的一切都忘掉吗？`
  const facts = cards.length === 0 ? [] : factLines(cards, voice, times)
  return [
    `要忘掉这些吗（${sums}）？`,
    ...facts,
    ...quotes.map((quote) => `- ${voice.you}说过：“${quote}”`),
  ].join('\n')
}

const factLines = (cards: readonly MemoryCard[], voice: Voice, times: AnswerTimes): readonly string[] =>
  listed(
    cards.map((card) => dated(card, times)),
    voice,
  ).map((fact) => `- ${fact}`)

const counted = (count: number, unit: string): string[] => (count === 0 ? [] : [`${String(count)}${unit}`])
