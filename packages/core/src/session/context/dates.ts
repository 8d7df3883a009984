import { dateForm } from '../../calendar/date-form.ts'
import type { ContextWords } from '../../plugin/language-pack.ts'
import { cardBegan, cardEnded } from '../../pack/card-time.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'
import type { TimePrecision } from '../../types/time.ts'

export const dayOf = (at: EpochMs, zone: string): string => dateForm(at, 'day', zone)

/** Since and until when a fact holds, or when it was told where no time was said. */
export function datesOf(card: MemoryCard, zone: string, words: ContextWords): readonly string[] {
  const { kind, eventDate } = card
  if (kind === 'event' && eventDate && eventDate.precision !== 'vague') {
    const { from, to, precision } = eventDate
    if (from !== null && to !== null) return [periodOf(from, to, precision, zone)]
  }
  const [began, ended] = [cardBegan(card), cardEnded(card)]
  // Who writes a fact directly says since when it holds, if it is not from now.
  const isDirect = card.itemId === null && card.validFrom !== card.recordedAt
  const isTold = began?.told === true && card.when === null && !isDirect
  return [
    ...(began ? [`${isTold ? words.said : words.since} ${dateForm(began.at, began.precision, zone)}`] : []),
    ...(ended ? [`${words.until} ${dateForm(ended.at, ended.precision, zone)}`] : []),
  ]
}

function periodOf(from: EpochMs, to: EpochMs, precision: TimePrecision, zone: string): string {
  const [first, last] = [dateForm(from, precision, zone), dateForm(to - 1, precision, zone)]
  const isMoment = precision === 'minute' || precision === 'hour' || precision === 'week'
  return isMoment || first === last ? first : `${first}–${last}`
}
