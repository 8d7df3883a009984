import type { EventDate } from '@recollect/core'
import type { PartOfDay } from '@recollect/core/text'
import { composedAt } from './composed.ts'
import type { Clock, Day, Found, Licence } from './found.ts'
import { ambiguous } from './found.ts'
import { clockAt, clockOn } from './forms/clock.ts'
import { byLean } from './lean.ts'
import { PARTS } from './lexicon/calendar.ts'
import { besideAt } from './neighbours.ts'
import type { Scene } from './scene.ts'
import { markAt, wall, wordAt } from './scene.ts'

/** A time down to the part of the day and the clock: "tomorrow at 5", "at 6:30pm on Friday", "the night of June 3rd". */
export function momentAt(scene: Scene, at: number, licence: Licence): Found | null {
  return dayFirst(scene, at, licence) ?? clockFirst(scene, at, licence) ?? partFirst(scene, at, licence)
}

interface Hours {
  readonly part?: PartOfDay | undefined
  readonly clock?: Clock | undefined
  readonly next: number
}

function dayFirst(scene: Scene, at: number, licence: Licence): Found | null {
  const found = besideAt(scene, at, licence)
  if (!found?.day) return found
  const hours = hoursAfter(scene, found.next, { part: found.part, next: found.next })
  return assembled(found, found.day, hours)
}

/** Part of the day and clock time in either order, as far as they follow: ", at 9 in the morning". */
function hoursAfter(scene: Scene, at: number, known: Hours): Hours {
  const joint = hourJoint(scene, at)
  const part = known.part === undefined ? partAt(scene, joint) : null
  if (part) return hoursAfter(scene, part.next, { ...known, ...part })
  const clock = known.clock ? null : clockAt(scene, joint.next, joint.licence)
  return clock ? hoursAfter(scene, clock.next, { ...known, ...clock }) : { ...known, next: at }
}

interface Joint {
  readonly next: number
  readonly licence: Licence
  readonly word: string
}

/** What may stand between a day and an hour. */
function hourJoint(scene: Scene, at: number): Joint {
  const comma = markAt(scene, at) === ',' ? at + 1 : at
  const word = wordAt(scene, comma) || markAt(scene, comma)
  if (word === 'in' && wordAt(scene, comma + 1) === 'the') return { next: comma + 2, licence: '', word: 'in' }
  if (/^(?:at|@|around|by)$/u.test(word)) {
    const about = /^(?:about|around)$/u.test(wordAt(scene, comma + 1)) ? 1 : 0
    return { next: comma + 1 + about, licence: 'at', word: 'at' }
  }
  return { next: comma, licence: 'any', word: '' }
}

function partAt(scene: Scene, { next, word }: Joint): Hours | null {
  const part = PARTS.get(wordAt(scene, next))
  if (part === undefined || wordAt(scene, next) === 'eve') return null
  if (word === 'at' && part !== 'night') return null
  return { part, next: next + 1 }
}

function assembled(found: Found, day: Day, { part, clock, next }: Hours): Found {
  if (clock) return { ...found, next, clock, part, date: unclear(clockOn(day, clock, part), found.date) }
  if (part === undefined || part === found.part) return { ...found, next }
  return { ...found, next, part, date: unclear(wall.part(day.year, day.month, day.day, part), found.date) }
}

const unclear = (date: EventDate, day: EventDate) => ambiguous(date, day.ambiguous)

/** "At 6:30pm yesterday", "at noon": without a day, the nearest by the lean. */
function clockFirst(scene: Scene, at: number, licence: Licence): Found | null {
  const first = clockAt(scene, at, licence)
  if (!first) return null
  const hours = hoursAfter(scene, first.next, { clock: first.clock, next: first.next })
  const day = dayAfter(scene, hours.next)
  if (day?.day) return assembled(day, day.day, { ...hours, part: hours.part ?? day.part, next: day.next })
  const options = daysAround(scene).map((one) => clockOn(one, first.clock, hours.part))
  // The clock of today, unless the text leans.
  const date = scene.lean === null ? (options[1] ?? null) : byLean(options, scene)
  const isTwoWay = options[0]?.ambiguous === true
  return (
    date && { date: ambiguous(date, isTwoWay || scene.lean === null), next: hours.next, clock: first.clock }
  )
}

/** "In the morning" of no day in particular comes back every day, unless the text leans. */
function partFirst(scene: Scene, at: number, licence: Licence): Found | null {
  const early = wordAt(scene, at) === 'early' && wordAt(scene, at + 1) === 'morning' ? 1 : 0
  const part = early === 1 ? 'early_morning' : PARTS.get(wordAt(scene, at))
  if (part === undefined || wordAt(scene, at - 1) !== 'the') return null
  const next = at + 1 + early
  const day = wordAt(scene, next) === 'of' ? dayAfter(scene, next) : null
  if (day?.day) return assembled(day, day.day, { part, next: day.next })
  if (scene.lean === null || licence !== 'in') return null
  const date = byLean(
    daysAround(scene).map((one) => wall.part(one.year, one.month, one.day, part)),
    scene,
  )
  return date && { date: ambiguous(date), next, part }
}

function dayAfter(scene: Scene, at: number): Found | null {
  const comma = markAt(scene, at) === ',' ? at + 1 : at
  const isJoined = /^(?:on|of)$/u.test(wordAt(scene, comma))
  const joint = isJoined ? comma + 1 : comma
  const from = wordAt(scene, joint) === 'the' ? joint + 1 : joint
  return composedAt(scene, from, isJoined ? 'on' : '')
}

const daysAround = ({ today: { year, month, day } }: Scene): readonly Day[] =>
  [-1, 0, 1].map((offset) => ({ year, month, day: day + offset }))
