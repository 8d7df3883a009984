import { own } from '@recollect/core/plugin'

/** Depths at which a ranking is looked at. */
export const CUTS = [1, 5, 10, 20] as const

/** A question, and what answers it. */
export interface Asking {
  /** Ids of all that holds the answer. */
  readonly evidence: readonly string[]
  /** What is as good as an id of the evidence. */
  readonly evidence_alt: Readonly<Record<string, readonly string[]>>
}

/**
 * Where each piece of evidence stands in a ranking, from 0; Infinity for one that is not in it. It counts as found when what is as good
 * is.
 */
export function placesOf({ evidence, evidence_alt: others }: Asking, ids: readonly string[]): number[] {
  const rank = new Map(ids.map((id, i) => [id, i] as const).toReversed())
  return evidence.map((id) =>
    Math.min(...[id, ...(own(others, id) ?? [])].map((one) => rank.get(one) ?? Infinity)),
  )
}
