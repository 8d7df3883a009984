import type { AnswerTimes, WordedRequest } from '@recollect/core/extraction'
import { dated } from '../answers/chain.ts'
import { groupsOf } from '../answers/lists.ts'
import { join } from '../answers/sentence.ts'
import { added } from './sentences.ts'

const NOTHING = 'I know nothing about that, so there is nothing to forget.'
const WITHHELD = 'I have not kept that.'

/** What is said of a request to the memory. */
export function requestWords(
  { what, everything, cards, quotes, count }: WordedRequest,
  times: AnswerTimes,
): string {
  if (what === 'withheld') return WITHHELD
  if (what === 'nothing') return NOTHING
  const sums = join([
    ...counted(count.cards, 'fact', 'facts'),
    ...counted(count.items, 'message', 'messages'),
    ...counted(count.turns, 'logged answer', 'logged answers'),
  ])
  if (what === 'forgotten') return sums === '' ? 'There was nothing to forget.' : `Forgotten: ${sums}.`
  if (everything) return 'Shall I forget everything I know about you?'
  const facts = groupsOf(cards.map((card) => dated(card, times))).map((group) => added(group))
  return [`Shall I forget this (${sums})?`, ...facts.map(bullet), ...quotes.map(quoted)].join('\n')
}

const bullet = (text: string): string => `- ${text}`
const quoted = (text: string): string => `- You said: “${text}”`

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`]
