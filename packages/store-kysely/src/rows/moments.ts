import { damaged } from './columns.ts'

/** Moments as a JSON list; none are null, as they are in rows written before there was the column. */
export function writeMoments(moments: readonly number[]): string | null {
  return moments.length === 0 ? null : JSON.stringify(moments)
}

export function readMoments(value: unknown): readonly number[] {
  if (value === null) return []
  const moments = typeof value === 'string' ? parse(value) : null
  return isMomentList(moments) ? moments : damaged('seen_at')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged('seen_at')
  }
}

function isMomentList(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((member) => Number.isSafeInteger(member))
}
