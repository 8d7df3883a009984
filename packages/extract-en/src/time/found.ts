import type { EventDate } from '@recollect/core'
import type { PartOfDay } from '@recollect/core/text'

export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

export interface Clock {
  readonly hour: number
  readonly minute: number
  readonly precision: 'hour' | 'minute'
  /** Morning or evening is not said. */
  readonly isHalf: boolean
  readonly ambiguous: boolean
}

/** Words that mean one period in each year; null in a year that has none (29 February). */
export type InYear = (year: number) => EventDate | null

/** Words read as a time, on the wall's clock. */
export interface Found {
  /** The first token after them. */
  readonly next: number
  readonly date: EventDate
  /** Set when they are one day. */
  readonly day?: Day | undefined
  readonly part?: PartOfDay | undefined
  readonly clock?: Clock | undefined
  /** Set when they say no year. */
  readonly inYear?: InYear | undefined
  /** Set when they are one year and nothing finer. */
  readonly year?: number | undefined
  /** A weekday alone: ranges of those come back every week. */
  readonly isWeekday?: boolean
  /** Reaches up to now or from now on, whatever the words around it say. */
  readonly isStretch?: boolean
}

/**
 * What stands before words that are a time only when something says so: `may`, `sat`, `5th`, `2019`. `any` after since, until, last
 * and the like.
 */
export type Licence = '' | 'in' | 'on' | 'at' | 'for' | 'from' | 'any'

export const ambiguous = (date: EventDate, isSo = true): EventDate =>
  isSo ? { ...date, ambiguous: true } : date
