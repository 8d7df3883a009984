import type { SemanticStats } from '@recollect/knowledge'
import type { Catalogue } from '../../text/index.ts'
import { grouped } from '../numbers.ts'
import { amount } from './words.ts'

const DIGITS = 2

/** Episodes and knowledge of a scope, what they are like, and what the models took. What is not known yet is left out. */
export function semanticRows(semantic: SemanticStats, { knowledge: { stats } }: Catalogue): string[][] {
  const { episodes, bytes, bytesPerEpisode, usage, queryMs } = semantic
  const { owed, discovered, failed, skipped } = episodes
  const total = owed + discovered + failed + skipped
  const tokens = grouped(usage.inputTokens + usage.outputTokens)
  return [
    [stats.episodes, stats.episodesOf(total, owed, failed, skipped)],
    [stats.nodes, String(semantic.nodes)],
    [stats.relationships, String(semantic.relationships)],
    [stats.quarantined, String(semantic.quarantined)],
    ...rate(stats.discoveryRate, semantic.discoveryRate),
    ...rate(stats.evolution, semantic.evolutionFrequency),
    ...rate(stats.density, semantic.relationshipDensity),
    ...(queryMs === null ? [] : [[stats.query, stats.milliseconds(queryMs.toFixed(1))]]),
    ...(bytesPerEpisode === null
      ? []
      : [[stats.size, stats.perEpisode(grouped(bytes), grouped(bytesPerEpisode))]]),
    ...(usage.calls === 0
      ? []
      : [[stats.usage, stats.usageOf(usage.calls, tokens, amount(usage.costMicros))]]),
  ]
}

const rate = (name: string, value: number | null): string[][] =>
  value === null ? [] : [[name, value.toFixed(DIGITS)]]
