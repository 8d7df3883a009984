import { TIME_PRECISIONS } from '@recollect/core'
import type { EventDate } from '@recollect/core'
import type { Found } from './found.ts'
import type { Prefix } from './prefix.ts'
import { momentAt } from './moment.ts'
import { asDay } from './periods.ts'
import { isInstant } from './said.ts'
import type { Scene } from './scene.ts'
import { markAt, wordAt } from './scene.ts'

export interface Range {
  readonly next: number
  /** Null for what comes back every week or day: "Monday to Friday", "9am to 5pm". */
  readonly date: EventDate | null
  /** "2015 to now". */
  readonly isOpen: boolean
}

const NOW = /^(?:now|present|today|date|currently|nowadays)$/u
const DASH = /^[-–—]$/u

/** The rest of a range whose beginning has been read: "… to 2018", "… – May". */
export function rangeFrom(scene: Scene, first: Found, prefix: Prefix | null): Range | null {
  const joint = jointAt(scene, first.next, prefix)
  if (joint === null) return null
  const from = wordAt(scene, joint) === 'the' ? joint + 1 : joint
  if (NOW.test(wordAt(scene, from))) return { next: from + 1, date: first.date, isOpen: true }
  const inner = /^(?:in|on|around|about)$/u.test(wordAt(scene, from)) ? from + 1 : from
  const second = momentAt(
    scene,
    wordAt(scene, inner) === 'the' ? inner + 1 : inner,
    hasClock(first) ? 'at' : 'any',
  )
  if (!second) return null
  if (isRepeating(first) && isRepeating(second)) return { next: second.next, date: null, isOpen: false }
  const date = joined(first, second)
  return date && { next: second.next, date, isOpen: false }
}

function jointAt(scene: Scene, at: number, prefix: Prefix | null): number | null {
  const word = wordAt(scene, at)
  if (prefix?.does === 'between') return word === 'and' ? at + 1 : null
  if (DASH.test(markAt(scene, at))) return at + 1
  if (/^(?:to|through|thru)$/u.test(word)) return at + 1
  const hasBeginning = prefix?.does === 'from' || prefix?.does === 'since'
  if (!hasBeginning || !/^(?:up|until|untill|till|til)$/u.test(word)) return null
  return word === 'up' ? at + 2 : at + 1
}

const hasClock = ({ clock }: Found) => clock !== undefined
const isRepeating = ({ isWeekday, clock, day }: Found) =>
  isWeekday === true || (clock !== undefined && day === undefined)

/** Where one end says no year it has the other's: "March to May 2019", "May 2019 to July". */
function joined(first: Found, second: Found): EventDate | null {
  const [one, other] = sameYear(first, second)
  const { from } = one
  const to = isInstant(other) ? other.from : other.to
  if (from === null || to === null || to <= from) return null
  const coarser = Math.max(TIME_PRECISIONS.indexOf(one.precision), TIME_PRECISIONS.indexOf(other.precision))
  const precision = TIME_PRECISIONS[coarser] ?? one.precision
  return { from, to, precision, ambiguous: one.ambiguous || other.ambiguous }
}

function sameYear(first: Found, second: Found): readonly [EventDate, EventDate] {
  const { inYear: firstIn, date: one } = first
  const { inYear: secondIn, date: other } = second
  const begins = ({ from }: EventDate) => from ?? 0
  if (firstIn) {
    const year = asDay(other).year
    const same = firstIn(year)
    return [(same && begins(same) <= begins(other) ? same : firstIn(year - 1)) ?? one, other]
  }
  if (!secondIn) return [one, other]
  const year = asDay(one).year
  const same = secondIn(year)
  return [one, (same && begins(same) >= begins(one) ? same : secondIn(year + 1)) ?? other]
}
