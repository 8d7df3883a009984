import type { MemoryCard } from '@recollect/core'
import { percentAt, rangeOf } from './scale.ts'
import type { TimeRange } from './scale.ts'

/** A stretch drawn on the axis; an open end is one that nothing has closed. */
export interface Bar {
  /** 0–100 from the left. */
  readonly left: number
  readonly width: number
  readonly openStart: boolean
  readonly openEnd: boolean
}

export type VersionState = 'active' | 'past' | 'corrected' | 'withdrawn' | 'denied' | 'contested' | 'expires'

/** A version as it is drawn. */
export interface VersionRow {
  readonly card: MemoryCard
  /** When it was true; null for what was said by mistake, and for a withdrawal: it never was. */
  readonly valid: Bar | null
  /** When the memory believed it. */
  readonly known: Bar
  /** Where it was said again, 0–100. */
  readonly seen: readonly number[]
  readonly states: readonly VersionState[]
}

export interface Timeline {
  readonly range: TimeRange
  readonly now: number
  /** In order of validity, as the memory gives them. */
  readonly rows: readonly VersionRow[]
}

/** Widths below it cannot be seen. */
const LEAST_WIDTH = 0.8

function barOf(range: TimeRange, from: number | null, to: number | null): Bar {
  const left = from === null ? 0 : percentAt(range, from)
  const right = to === null ? 100 : percentAt(range, to)
  const width = Math.max(LEAST_WIDTH, right - left)
  return { left: Math.min(left, 100 - width), width, openStart: from === null, openEnd: to === null }
}

export function statesOf(card: MemoryCard): VersionState[] {
  const states: VersionState[] = []
  if (card.correctedBy !== null) states.push('corrected')
  else if (card.relation === 'retracts') states.push('withdrawn')
  else states.push(card.active ? 'active' : 'past')
  if (card.polarity === 'negative' && card.valueKey.startsWith('!')) states.push('denied')
  if (card.contested) states.push('contested')
  if (card.expiresAt !== null) states.push('expires')
  return states
}

/** Lays the versions of a fact out on both axes of time. */
export function timelineOf(versions: readonly MemoryCard[], now: number): Timeline {
  const times = versions.flatMap((card) => [card.validFrom, card.validTo, card.recordedAt, card.supersededAt])
  const range = rangeOf(times, now)
  // Nothing is true beyond today's edge as far as anybody knows.
  const rows = versions.map((card): VersionRow => {
    const states = statesOf(card)
    const never = states.includes('corrected') || states.includes('withdrawn')
    return {
      card,
      valid: never ? null : barOf(range, card.validFrom, card.validTo),
      known: barOf(range, card.recordedAt, card.supersededAt),
      seen: card.seenAt.map((at) => percentAt(range, at)),
      states,
    }
  })
  return { range, now, rows }
}
