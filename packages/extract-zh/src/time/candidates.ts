import type { Fields } from './fields.ts'
import type { Now } from './now.ts'
import type { Closed } from './period.ts'
import { inDay, inMonth, inWeek, inYear } from './place.ts'
import { DAY, HOUR } from './wall.ts'

/** What words can mean: one period when they fix it, else those of the cycles around now, in order. */
export interface Candidates {
  readonly periods: readonly Closed[]
  /** The one of this year, this month, this week: what 年底 and 月底 mean when nothing points elsewhere. */
  readonly own: Closed | null
}

const AROUND = [-1, 0, 1, 2]
/** The 29th of February comes every fourth year, or eighth. */
const FAR = [-8, -4, -3, -2, ...AROUND, 3, 4, 8]

export function candidatesOf(said: Fields, now: Now): Candidates {
  if (said.year !== undefined) return one(inYear(said, said.year, now))
  if (isYearly(said)) return cycles(yearsFor(said), (k) => inYear(said, now.year + k, now))
  if (said.months !== undefined) return one(inMonth(said, now.year, now.month + said.months))
  if (said.day !== undefined || said.monthPart)
    return cycles([-2, ...AROUND], (k) => inMonth(said, now.year, now.month + k))
  if (said.weeks !== undefined) return one(inWeek(said, now.monday + said.weeks * 7 * DAY))
  if (said.weekday !== undefined || said.weekend)
    return cycles(AROUND, (k) => inWeek(said, now.monday + k * 7 * DAY))
  if (said.days !== undefined) return ofDay(said, said.days, now)
  return clocks(said, now)
}

const isYearly = (said: Fields): boolean =>
  said.month !== undefined || Boolean(said.holiday ?? said.season ?? said.yearPart ?? said.quarter)

const yearsFor = ({ month, day }: Fields): readonly number[] => (month === 2 && day === 29 ? FAR : AROUND)

const one = (period: Closed | null): Candidates => ({ periods: period === null ? [] : [period], own: null })

function cycles(around: readonly number[], place: (cycle: number) => Closed | null): Candidates {
  const periods = around.map(place).filter((period) => period !== null)
  return { periods, own: place(0) }
}

/** 今晚 said after midnight may be the night that has not ended. */
function ofDay(said: Fields, days: number, now: Now): Candidates {
  const own = inDay(said, now.today + days * DAY)
  const isThisNight = days === 0 && said.hour === undefined && now.hour < 4
  if (!isThisNight || (said.part !== 'evening' && said.part !== 'night')) return one(own)
  const before = inDay({ part: 'night' }, now.today - DAY)
  return { periods: now.lean === 'past' ? [before] : [own], own: now.lean === null ? own : null }
}

/** A clock time or part of the day alone: of the days around now; 8点 both before and after noon. */
function clocks(said: Fields, now: Now): Candidates {
  const halves = said.halfDay ? [0, 12 * HOUR] : [0]
  const periods = [-1, 0, 1].flatMap((k) =>
    halves.map((shift) => moved(inDay(said, now.today + k * DAY), shift)),
  )
  return { periods, own: null }
}

const moved = (period: Closed, by: number): Closed => ({
  ...period,
  from: period.from + by,
  to: period.to + by,
})
