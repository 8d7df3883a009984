import { ASPECTS } from '../lexicon/wishes/aspects.ts'
import type { Token } from '../text/tokens.ts'
import { tables } from './tables.ts'

/** Which side of the assistant's behaviour words speak of: the most telling one; null for none. */
export function aspectIn(tokens: readonly Token[], from: number, to: number): string | null {
  const { aspects } = tables()
  let best: number | null = null
  for (let at = from; at < to; at++) {
    const found = aspects.at(tokens, at)
    if (!found) continue
    if (best === null || found.value < best) best = found.value
    // "Plain English" is no language.
    at += found.length - 1
  }
  return best === null ? null : (ASPECTS[best]?.facet ?? null)
}
