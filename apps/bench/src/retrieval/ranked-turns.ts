import type { Hit } from '@recollect/core'

/** Turn ids best first. A card counts as the message it came from; each turn counts once. */
export function rankedTurns(hits: readonly Hit[]): string[] {
  return [...new Set(hits.flatMap(({ item }) => item?.key ?? []))]
}
