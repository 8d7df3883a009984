import type { NodeVersion } from '../../types/semantic.ts'

/** Design 003, evolution: the same value said by another episode adds .1, at most 1. */
const REINFORCEMENT = 0.1

const rounded = (share: number): number => Math.round(share * 1000) / 1000

export const reinforced = (confidence: number): number => Math.min(1, rounded(confidence + REINFORCEMENT))

/** Design 003, evolution: of the value that held and the new one the mean; of the first value its own. Pure. */
export function averaged(
  versions: readonly NodeVersion[],
  { confidence }: { readonly confidence: number },
): number {
  const held = versions.find(({ validTo }) => validTo === null)
  return held === undefined ? confidence : rounded((held.confidence + confidence) / 2)
}
