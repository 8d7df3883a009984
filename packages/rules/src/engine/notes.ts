import type { Candidate } from '@recollect/core/extraction'

const SHOWN = [
  'entity',
  'slot',
  'value',
  'normal',
  'polarity',
  'relation',
  'tense',
  'facet',
  'when',
  'confidence',
] as const

/** Writes what a refiner changed into the notes of what it kept: `zh/trim-value: value "海淀区了" → "海淀区"`. */
export function noted(refiner: string, before: Candidate, after: Candidate): Candidate {
  if (after === before) return after
  const changes = SHOWN.filter((field) => after[field] !== before[field]).map(
    (field) => `${refiner}: ${field} ${JSON.stringify(before[field])} → ${JSON.stringify(after[field])}`,
  )
  return changes.length === 0 ? after : { ...after, notes: [...after.notes, ...changes] }
}
