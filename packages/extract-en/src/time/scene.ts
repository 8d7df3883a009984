import { calendar, momentOf, wallTime } from '@recollect/core/text'
import type { WallTime } from '@recollect/core/text'
import type { EventDate } from '@recollect/core'
import type { TimeContext } from '@recollect/core/extraction'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'

/**
 * All reckoning is done on the clock of the wall, as if it were UTC, which needs no look-up of the zone; {@link toMoments} turns the
 * result into moments of the zone.
 */
export const wall = calendar('UTC')

export interface Scene {
  readonly text: string
  readonly tokens: readonly Token[]
  /** What the clock on the wall shows when it was said, in milliseconds as if it were UTC. */
  readonly now: number
  readonly today: WallTime
  readonly lean: TimeContext['lean']
}

const MINUTE = 60_000

export function sceneOf(text: string, { at, zone, lean }: TimeContext): Scene {
  const today = wallTime(at, zone)
  const { year, month, day, hour, minute } = today
  const seconds = ((at % MINUTE) + MINUTE) % MINUTE
  const now = momentOf('UTC', year, month, day, hour, minute) + seconds
  return { text, tokens: tokensOf(text), now, today, lean }
}

/** Bounds on the wall's clock to moments. */
export function toMoments(date: EventDate, { now }: Scene, { at, zone }: TimeContext): EventDate {
  const moment = (shown: number) => {
    if (shown === now) return at
    const { year, month, day, hour, minute } = wallTime(shown, 'UTC')
    return momentOf(zone, year, month, day, hour, minute)
  }
  const from = date.from === null ? null : moment(date.from)
  const to = date.to === null ? null : moment(date.to)
  // An hour that daylight saving leaves out has no length on the line of moments; it keeps the length it was said with.
  const isEmpty = from !== null && to !== null && to <= from
  return { ...date, from, to: isEmpty ? from + ((date.to ?? 0) - (date.from ?? 0)) : to }
}

/** The word at a position, empty past the ends and for marks and numbers. */
export function wordAt({ tokens }: Scene, at: number): string {
  const token = tokens[at]
  return token?.kind === 'word' ? token.word : ''
}

export const markAt = ({ tokens }: Scene, at: number): string => {
  const token = tokens[at]
  return token?.kind === 'mark' ? token.text : ''
}

/** A number's text: digits, and marks between them. */
export const digitsAt = ({ tokens }: Scene, at: number): string => {
  const token = tokens[at]
  return token?.kind === 'number' ? token.text : ''
}

export const isGlued = ({ tokens }: Scene, at: number): boolean => tokens[at]?.glued === true

/** Matches a sticky pattern at a token; gives the match and the first token after it. Null when it ends inside a token. */
export function matchAt(
  { text, tokens }: Scene,
  at: number,
  pattern: RegExp,
): { readonly match: RegExpExecArray; readonly next: number } | null {
  const start = tokens[at]?.start
  if (start === undefined) return null
  pattern.lastIndex = start
  const match = pattern.exec(text)
  if (!match) return null
  const end = start + match[0].length
  let next = at
  while (next < tokens.length && (tokens[next]?.start ?? end) < end) next += 1
  return (tokens[next - 1]?.end ?? 0) > end ? null : { match, next }
}
