import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes } from '@recollect/core/extraction'
import { dateWords } from './dates.ts'
import { join, turn, whatOf } from './sentence.ts'

/**
 * "Sources disagree on where you live: Boston (5 January 2024, crm) and Austin (same day, form)", or of one who said both: "You told me
 * different things about where you live: first Boston (5 January 2024), later Austin (same day)." None is picked; the newest stands last.
 */
export function contested(cards: readonly MemoryCard[], { zone }: AnswerTimes): string {
  const told = [...cards].sort((a, b) => a.lastSeenAt - b.lastSeenAt)
  const [first] = told
  if (!first) return ''
  const isOne = new Set(told.map(({ session }) => session)).size === 1
  const days = told.map(({ lastSeenAt }) => dateWords(lastSeenAt, 'day', zone))
  const said = told.map((card, index) => {
    const { value, polarity, session } = card
    const day = index > 0 && days[index] === days[index - 1] ? 'same day' : (days[index] ?? '')
    const words = polarity === 'negative' ? `not ${turn(value, card)}` : turn(value, card)
    return `${words} (${session === null || isOne ? day : `${day}, ${session}`})`
  })
  if (!isOne) return `Sources disagree on ${whatOf(first)}: ${join(said)}.`
  const order = said.map((words, index) => `${index === 0 ? 'first' : 'later'} ${words}`)
  return `You told me different things about ${whatOf(first)}: ${order.join(', ')}.`
}
