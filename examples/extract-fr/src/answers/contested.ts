import { wallTime } from '@recollect/core/text'
import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes } from '@recollect/core/extraction'

const twoDigits = (number: number) => String(number).padStart(2, '0')

function dayOf(at: number, zone = 'UTC'): string {
  const { year, month, day } = wallTime(at, zone)
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year)}`
}

/** "Les sources ne sont pas d'accord (adresse) : Gand (05/01/2024, crm) ou Bruges (05/01/2024, form)." None is picked. */
export function contested(what: string, cards: readonly MemoryCard[], { zone }: AnswerTimes): string {
  const said = cards.map(({ value, polarity, lastSeenAt, session }) => {
    const source = session === null ? '' : `, ${session}`
    return `${polarity === 'negative' ? 'pas ' : ''}${value} (${dayOf(lastSeenAt, zone)}${source})`
  })
  return `Les sources ne sont pas d'accord (${what}) : ${said.join(' ou ')}.`
}
