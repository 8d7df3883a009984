import type { TimeRole } from '@recollect/core/extraction'
import type { Now } from './now.ts'
import type { Period } from './period.ts'

/** Time words found at a position and what they mean. A null meaning: words that are taken and fix no time (每周五, 农历三月). */
export interface Meaning {
  readonly start: number
  readonly end: number
  readonly time: { readonly role: TimeRole; readonly period: Period } | null
}

/** Reads what begins at a position; `floor` is the end of what was read before. */
export interface Reader {
  /** Every character it can begin with. */
  readonly starts: string
  read(text: string, at: number, floor: number, now: Now): Meaning | null
}

export const meaning = (start: number, end: number, role: TimeRole, period: Period): Meaning => ({
  start,
  end,
  time: { role, period },
})

export const nothing = (start: number, end: number): Meaning => ({ start, end, time: null })
