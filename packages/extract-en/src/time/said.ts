import type { EventDate } from '@recollect/core'
import type { TimeRole } from '@recollect/core/extraction'
import type { Found } from './found.ts'
import type { Prefix } from './prefix.ts'
import type { Scene } from './scene.ts'
import { wordAt } from './scene.ts'

/** A time with what it does. Null for `said`: the words are read, and fix no time ("every Friday", "9 to 5"). */
export interface Expression {
  readonly next: number
  readonly said: { readonly role: TimeRole; readonly date: EventDate } | null
}

export const nothing = (next: number): Expression => ({ next, said: null })

export const said = (role: TimeRole, date: EventDate, next: number): Expression => {
  const { from, to } = date
  const isEmpty = from === null ? to === null : to !== null && to <= from
  return isEmpty ? nothing(next) : { next, said: { role, date } }
}

/** "Until 5pm" ends at five; "until Friday" with the day, "until 2019" with the year. */
export const isInstant = ({ precision }: EventDate): boolean => precision === 'minute' || precision === 'hour'

const ONWARDS = /^(?:onward|onwards|forward|forwards)$/u

/** What a point in time means after its preposition. */
export function point(scene: Scene, { next, date, isStretch }: Found, prefix: Prefix | null): Expression {
  const { from, to } = date
  const isOpen = from === null || to === null
  const isOnwards = ONWARDS.test(wordAt(scene, next))
  const end = isOnwards ? next + 1 : next
  switch (prefix?.does) {
    case 'since':
      return said('since', from === null ? date : { ...date, to: null }, end)
    case 'from':
      return isStretch ? said('at', date, next) : fromThen(scene, date, prefix, next)
    case 'until':
      return said('until', { ...date, from: null, to: isInstant(date) ? from : to }, next)
    case 'before':
      return isOpen ? said('at', date, next) : said('until', { ...date, from: null, to: from }, next)
    case 'after':
      return isOpen ? said('at', date, next) : said('since', { ...date, from: to, to: null }, next)
    default:
      return isOnwards ? said('since', { ...date, to: null }, end) : said('at', date, next)
  }
}

/** "From 2015 on"; but "a song from 2015" is of that year. */
function fromThen(scene: Scene, date: EventDate, prefix: Prefix, next: number): Expression {
  const isOnwards = ONWARDS.test(wordAt(scene, next)) || wordAt(scene, next) === 'on'
  const isAhead = date.from !== null && date.from >= scene.now
  const begins = isOnwards || isAhead || prefix.raw === 1 || scene.lean === 'future'
  const end = isOnwards ? next + 1 : next
  return begins && date.from !== null ? said('since', { ...date, to: null }, end) : said('at', date, next)
}
