import { cardBegan, cardEnded } from '@recollect/core'
import type { EpochMs, MemoryCard, TimePrecision } from '@recollect/core'
import type { ContextWords } from '@recollect/core/extraction'
import { dateForm } from '@recollect/core/plugin'

export const dayOf = (at: EpochMs, zone: string): string => dateForm(at, 'day', zone)

const YEAR = 365 * 86_400_000
/** What changes with the years: how long ago it was said says whether it can still be so. */
const FADES: ReadonlySet<string> = new Set(['age', 'weight', 'height', 'income', 'education', 'project'])

/**
 * When something happens, or since and until when it holds; when it was said only where no date is known and the day matters: of what
 * happened or is planned, and of what fades once it is a year old.
 */
export function datesOf(
  card: MemoryCard,
  { zone, words, now }: { readonly zone: string; readonly words: ContextWords; readonly now: EpochMs },
): readonly string[] {
  const { kind, eventDate, when, lastSeenAt, slot } = card
  const happens = kind === 'event' || kind === 'goal'
  if (happens && eventDate && eventDate.precision !== 'vague') {
    const { from, to, precision } = eventDate
    if (from !== null && to !== null) return [`${words.on} ${periodOf(from, to, precision, zone)}`]
  }
  const [began, ended] = [cardBegan(card), cardEnded(card)]
  // Who writes a fact directly says since when it holds, if it is not from now.
  const isDirect = card.itemId === null && card.validFrom !== card.recordedAt
  const isDated = began !== null && (!began.told || when !== null || isDirect)
  const matters = happens || (FADES.has(slot) && now - lastSeenAt >= YEAR)
  return [
    ...(began && isDated ? [`${words.since} ${dateForm(began.at, began.precision, zone)}`] : []),
    ...(!isDated && matters ? [`${words.said} ${dayOf(lastSeenAt, zone)}`] : []),
    ...(ended ? [`${words.until} ${dateForm(ended.at, ended.precision, zone)}`] : []),
  ]
}

function periodOf(from: EpochMs, to: EpochMs, precision: TimePrecision, zone: string): string {
  const [first, last] = [dateForm(from, precision, zone), dateForm(to - 1, precision, zone)]
  const isMoment = precision === 'minute' || precision === 'hour' || precision === 'week'
  return isMoment || first === last ? first : `${first}–${last}`
}
