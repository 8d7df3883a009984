import { candidatesOf } from './candidates.ts'
import type { Fields } from './fields.ts'
import type { Now } from './now.ts'
import type { Closed } from './period.ts'

/**
 * The period words mean. Words that name no direction (周五, 三月) take the last one begun when the text looks back, the first one not over
 * when it looks ahead, and when it does not tell, the nearest one; 年底 and 月底 then are those of this year and month.
 */
export function chosen(said: Fields, now: Now): Closed | null {
  const { periods, own } = candidatesOf(said, now)
  const fixed = periods.length === 1 && own === null
  const [only] = periods
  const period = fixed ? only : pick(periods, own, said, now)
  if (!period) return null
  const isToday = said.weekday !== undefined && said.weeks === undefined && said.weekday === now.weekday
  const ambiguous =
    period.ambiguous ||
    said.ambiguous === true ||
    said.halfDay === true ||
    (!fixed && (now.lean === null || isToday || own?.ambiguous === true))
  return ambiguous === period.ambiguous ? period : { ...period, ambiguous }
}

function pick(periods: readonly Closed[], own: Closed | null, said: Fields, now: Now): Closed | undefined {
  if (now.lean === 'past') return periods.findLast((period) => period.from <= now.wall) ?? periods[0]
  if (now.lean === 'future') return periods.find((period) => period.to > now.wall) ?? periods.at(-1)
  if (own !== null && (said.yearPart || said.monthPart || said.days !== undefined)) return own
  return periods.toSorted((a, b) => distance(a, now) - distance(b, now))[0]
}

const distance = ({ from, to }: Closed, { wall }: Now): number =>
  wall < from ? from - wall : Math.max(0, wall - to)
