import type { Duration } from '../duration.ts'
import { readDuration } from '../duration.ts'
import { matchAt } from '../fields.ts'
import type { Meaning, Reader } from '../meaning.ts'
import { meaning } from '../meaning.ts'
import type { Now } from '../now.ts'
import type { Period } from '../period.ts'
import { closed } from '../period.ts'
import { away, momentAway } from '../shift.ts'
import { DAY } from '../wall.ts'
import { heldFor, precisionOf } from './span.ts'

const PAST = /(?:过去|最近|(?<![附接远靠将临亲])近|这)的?(?=[\d一二两三四五六七八九十几好半数])/uy
const NEXT =
  /(?:未来|今后|接下来|往后|再过|再等|(?<![\p{Script=Han}])过|(?<=[我们等要])过)的?(?=[\d一二两三四五六七八九十几好半数])/uy
const BEFORE = /(?<![以之目从面午])前(?=[两几])/uy
const INSIDE = /(?:里面?|内|中(?!国)|间|时间)?/uy
const HELD = /(?:以来|来(?![了过到自]))/uy
/** 这三天两头: no stretch. 这一年级, 这一天 point at something told. */
const POINTING = /^这的?一(?:天|周|年|个)/u

/** Lengths of time that end or begin now: 过去三年, 这两天, 前几年, 未来五年, 再过两周. */
export const stretch: Reader = {
  starts: '过最近这未今接往再前',
  read: (text, at, _floor, now) => past(text, at, now) ?? next(text, at, now) ?? before(text, at, now),
}

function past(text: string, at: number, now: Now): Meaning | null {
  const duration = durationAfter(PAST, text, at)
  if (!duration || POINTING.test(text.slice(at, at + 4))) return null
  const inside = duration.end + (matchAt(INSIDE, text, duration.end)?.[0].length ?? 0)
  const held = matchAt(HELD, text, inside)
  if (held) return meaning(at, inside + held[0].length, 'for', heldFor(duration, now))
  return meaning(at, inside, 'at', lately(duration, text.charAt(at) === '这', now))
}

/** 这两天 and 这几天 take today in. */
function lately(duration: Duration, isThis: boolean, now: Now): Period {
  const loose = duration.vague || (isThis && duration.most === 2)
  const to = duration.unit === 'day' && isThis ? now.today + DAY : now.wall
  const from = momentAway(duration.unit, -duration.most, now)
  return closed(from, Math.max(to, from + 1), loose ? 'vague' : precisionOf(duration), loose)
}

function next(text: string, at: number, now: Now): Meaning | null {
  const duration = durationAfter(NEXT, text, at)
  if (!duration || now.lean === 'past') return null
  const inside = duration.end + (matchAt(INSIDE, text, duration.end)?.[0].length ?? 0)
  if (/[过等]/u.test(text.slice(at, at + 2))) return meaning(at, inside, 'at', away(duration, 1, now))
  const to = momentAway(duration.unit, duration.most, now)
  return meaning(at, inside, 'at', closed(now.wall, to, precisionOf(duration), duration.vague))
}

/** 前两天 and 前几年: some days or years ago. */
function before(text: string, at: number, now: Now): Meaning | null {
  const duration = durationAfter(BEFORE, text, at)
  if (!duration || duration.least > 2) return null
  const { from, to } = away({ ...duration, least: 1, most: duration.vague ? 7 : 3 }, -1, now)
  return meaning(at, duration.end, 'at', closed(from, to, 'vague', true))
}

function durationAfter(pattern: RegExp, text: string, at: number): Duration | null {
  const match = matchAt(pattern, text, at)
  const duration = match && readDuration(text, at + match[0].length)
  return duration && !duration.short ? duration : null
}
