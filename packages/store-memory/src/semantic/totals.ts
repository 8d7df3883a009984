import type { SemanticTotals } from '@recollect/core'
import { EPISODE_TEXTS, NODE_TEXTS } from '@recollect/core/semantic'
import type { SemanticState } from './state.ts'

/** Linear in the records of the scope. */
export function semanticTotals(state: SemanticState): SemanticTotals {
  const episodes = { owed: 0, discovered: 0, failed: 0, skipped: 0 }
  let bytes = 0
  for (const episode of state.episodes.values()) {
    episodes[episode.state] += 1
    bytes += bytesOf(EPISODE_TEXTS.map((field) => episode[field]))
  }
  for (const node of state.nodes.values()) bytes += bytesOf(NODE_TEXTS.map((field) => node[field]))
  const versions = [...state.versions.values()].flatMap((rows) => [...rows.values()])
  for (const { value, context } of versions) bytes += bytesOf([value, context])
  return {
    episodes,
    nodes: state.nodes.size,
    versions: versions.length,
    relationships: state.relationships.size,
    quarantined: state.quarantined.size,
    bytes,
  }
}

const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + utf8Length(text), 0)

function utf8Length(text: string): number {
  let bytes = 0
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
