/** What is known of how much a node matters. */
export interface Weight {
  /** 0–1. */
  readonly confidence: number
  /** Episodes that tell of it. */
  readonly episodes: number
  /** Values it had. */
  readonly versions: number
  /** Nodes it is related to. */
  readonly related: number
  /** How often it was found. */
  readonly accesses: number
}

/** Half of what can be reached, at `half`. */
const part = (count: number, half: number): number => count / (count + half)

/**
 * How much a node matters, 0–1: .4 confidence, .25 for being told of again and again (half of it at 3 episodes), .1 for changes (half at
 * 2), .15 for what it is related to (half at 5), .1 for having been asked for (half at 10). Three decimals. Pure.
 */
export function importanceOf({ confidence, episodes, versions, related, accesses }: Weight): number {
  const sum =
    0.4 * confidence +
    0.25 * part(episodes, 3) +
    0.1 * part(Math.max(0, versions - 1), 2) +
    0.15 * part(related, 5) +
    0.1 * part(accesses, 10)
  return Math.round(sum * 1000) / 1000
}
