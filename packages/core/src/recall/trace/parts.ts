import type { ScorePart } from '../../api/recall.ts'
import type { ScoreParts } from '../candidate.ts'

const DIGITS = 10_000

export const round = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** Parts of one name made one, rounded, the largest first; what came to nothing is left out. */
export function tidyParts(parts: ScoreParts, scale = 1): readonly ScorePart[] {
  const sums = new Map<string, ScorePart>()
  for (const part of parts ?? []) {
    const key = `${part.name} ${part.term ?? false}`
    sums.set(key, { ...part, value: (sums.get(key)?.value ?? 0) + part.value * scale })
  }
  return [...sums.values()]
    .map((part) => ({ ...part, value: round(part.value) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => b.value - a.value)
}

/** Parts on the scale of a final score, so that they add up to it. */
export function scaledParts(parts: ScoreParts, score: number): readonly ScorePart[] {
  const sum = (parts ?? []).reduce((total, { value }) => total + value, 0)
  return sum > 0 ? tidyParts(parts, score / sum) : [{ name: 'answer', value: round(score) }]
}
