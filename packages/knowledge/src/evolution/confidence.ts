import type { NodeVersion } from '@recollect/core/store'

/** What the same value adds when it is said by another episode; the sum is at most 1. */
const REINFORCEMENT = 0.1

const rounded = (share: number): number => Math.round(share * 1000) / 1000

export const reinforced = (confidence: number): number => Math.min(1, rounded(confidence + REINFORCEMENT))

/** Confidence of a new value: the mean of its own and that of the value that held; of the first value its own. Pure. */
export function averaged(
  versions: readonly NodeVersion[],
  { confidence }: { readonly confidence: number },
): number {
  const held = versions.find(({ validTo }) => validTo === null)
  return held === undefined ? confidence : rounded((held.confidence + confidence) / 2)
}
