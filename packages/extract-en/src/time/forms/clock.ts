import type { EventDate } from '@recollect/core'
import type { PartOfDay } from '@recollect/core/text'
import type { Clock, Day, Licence } from '../found.ts'
import { ambiguous } from '../found.ts'
import { AFTER_TIME } from '../lexicon/guards.ts'
import { wordNumber } from '../numbers.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, isGlued, markAt, wall, wordAt } from '../scene.ts'

export interface ClockWords {
  readonly clock: Clock
  readonly next: number
}

/** "6pm", "6:30 p.m.", "18:30", "half past six", "5 o'clock", "noon"; a bare hour where `licence` is `at`. */
export function clockAt(scene: Scene, at: number, licence: Licence): ClockWords | null {
  return digital(scene, at, licence) ?? spelled(scene, at, licence)
}

const clock = (hour: number, minute: number, extra: Partial<Clock> = {}): Clock => ({
  hour,
  minute,
  precision: minute === 0 ? 'hour' : 'minute',
  isHalf: false,
  ambiguous: false,
  ...extra,
})

/** People mean the waking hours: 7 to 11 in the morning, 12 to 6 after noon. */
const guessed = (hour: number, minute: number, extra: Partial<Clock> = {}): Clock =>
  clock(hour < 7 ? hour + 12 : hour, minute, { ...extra, isHalf: true, ambiguous: true })

const HALF = /^(?<half>[ap])m$/u
const ZONES = /^(?:est|edt|pst|pdt|cst|cdt|mst|gmt|utc|cet|ist|bst|et|pt|ct)$/u

function digital(scene: Scene, at: number, licence: Licence): ClockWords | null {
  const parts = /^(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?(?::\d{2})?$/u.exec(digitsAt(scene, at))
  const { h = '', m } = parts?.groups ?? {}
  const [hour, minute] = [Number(h), Number(m ?? 0)]
  if (!parts || hour > 24 || minute > 59) return null
  const half = HALF.exec(wordAt(scene, at + 1))?.groups?.['half']
  if (half !== undefined) return meridiem(scene, hour, minute, half, at + 2)
  if (/^o'?clock$/u.test(wordAt(scene, at + 1)) && m === undefined && hour <= 12)
    return { clock: guessed(hour, 0), next: at + 2 }
  if (m !== undefined) return timeOfDay(scene, { h, minute }, at, licence)
  return bareHour(scene, hour, at + 1, licence)
}

/** What is said in another zone is another moment than the clock shows here: ambiguous. */
function meridiem(scene: Scene, hour: number, minute: number, half: string, next: number): ClockWords | null {
  if (hour < 1 || hour > 12) return null
  const isZoned = ZONES.test(wordAt(scene, next))
  return {
    clock: clock((hour % 12) + (half === 'p' ? 12 : 0), minute, { ambiguous: isZoned }),
    next: isZoned ? next + 1 : next,
  }
}

/** `3:16` may be a verse, `3:2` a score, `27:12` a record: a clock time after "at", or beside a day. */
function timeOfDay(
  scene: Scene,
  { h, minute }: { readonly h: string; readonly minute: number },
  at: number,
  licence: Licence,
): ClockWords | null {
  const hour = Number(h)
  const isColon = digitsAt(scene, at).includes(':')
  const isAll = scene.tokens.length === 1
  if (!isColon || hour > 23 || !(licence === 'at' || licence === 'any' || licence === 'from' || isAll))
    return null
  const exactly = { precision: 'minute' } as const
  const isWhole = hour > 12 || hour === 0 || h.startsWith('0')
  return { clock: isWhole ? clock(hour, minute, exactly) : guessed(hour, minute, exactly), next: at + 1 }
}

function bareHour(scene: Scene, hour: number, next: number, licence: Licence): ClockWords | null {
  if (licence !== 'at' || hour < 1 || hour > 12 || !isFree(scene, next)) return null
  return { clock: guessed(hour, 0), next }
}

/** "At 5 Main Street", "at 9 months": the hour must end there. */
function isFree(scene: Scene, next: number): boolean {
  const word = wordAt(scene, next)
  const mark = markAt(scene, next)
  if (mark !== '') return !isGlued(scene, next) || /^[.,!?;)"'”’]$/u.test(mark)
  if (digitsAt(scene, next) !== '') return false
  return (
    word === '' ||
    AFTER_TIME.has(word) ||
    /^(?:morning|night|sharp|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u.test(word)
  )
}

const PAST_OR_TO: ReadonlyMap<string, number> = new Map([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter after', 15],
  ['quarter to', -15],
  ['quarter till', -15],
  ['ten past', 10],
  ['ten to', -10],
  ['five past', 5],
  ['five to', -5],
  ['twenty past', 20],
  ['twenty to', -20],
])

const NAMED: ReadonlyMap<string, number> = new Map([
  ['noon', 12],
  ['midday', 12],
  ['midnight', 24],
])

function spelled(scene: Scene, at: number, licence: Licence): ClockWords | null {
  const word = wordAt(scene, at)
  const named = licence === '' ? undefined : NAMED.get(word)
  if (named !== undefined) return { clock: clock(named, 0), next: at + 1 }
  const article = word === 'a' ? at + 1 : at
  const minutes = PAST_OR_TO.get(`${wordAt(scene, article)} ${wordAt(scene, article + 1)}`)
  const hourAt = minutes === undefined ? at : article + 2
  const spoken = wordNumber(scene, hourAt)
  const digits = digitsAt(scene, hourAt)
  const hour = spoken?.count ?? (/^\d{1,2}$/u.test(digits) && minutes !== undefined ? Number(digits) : 0)
  const next = spoken?.next ?? hourAt + 1
  if (hour < 1 || hour > 12) return null
  return hourWords(scene, { hour, minutes, next }, licence)
}

function hourWords(
  scene: Scene,
  {
    hour,
    minutes,
    next,
  }: { readonly hour: number; readonly minutes: number | undefined; readonly next: number },
  licence: Licence,
): ClockWords | null {
  const half = HALF.exec(wordAt(scene, next))?.groups?.['half']
  const isFull = /^o'?clock$/u.test(wordAt(scene, next))
  if (minutes === undefined && half === undefined && !isFull && !(licence === 'at' && isFree(scene, next)))
    return null
  if (minutes !== undefined && licence === '' && half === undefined) return null
  const total =
    (half === undefined ? guessed(hour, 0).hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + (minutes ?? 0)
  const exactly = minutes === undefined ? {} : ({ precision: 'minute' } as const)
  const isHalf = half === undefined
  return {
    clock: clock(Math.floor(total / 60), total % 60, { ...exactly, isHalf, ambiguous: isHalf }),
    next: isHalf && !isFull ? next : next + 1,
  }
}

/** A clock time on a day; the part of the day tells morning from evening: "at 8 tonight", "at 1 last night" (which is the day after). */
export function clockOn(
  day: Day,
  { hour, minute, precision, isHalf, ambiguous: isTwoWay }: Clock,
  part?: PartOfDay,
): EventDate {
  const isLater = part === 'afternoon' || part === 'evening' || part === 'night'
  const isAfterMidnight = part === 'night' && hour % 12 < 5
  const shown =
    !isHalf || part === undefined
      ? hour
      : isAfterMidnight
        ? hour % 12
        : isLater
          ? (hour % 12) + 12
          : hour % 12
  const onDay = part === 'night' && shown < 5 ? day.day + 1 : day.day
  const date =
    precision === 'hour'
      ? wall.hour(day.year, day.month, onDay, shown)
      : wall.minute(day.year, day.month, onDay, shown, minute)
  return ambiguous(date, isTwoWay && !(isHalf && part !== undefined))
}
