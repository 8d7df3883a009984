import type { Engine } from '../engine.ts'
import type { SemanticWriter, ItemReader } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import { tellByRules } from './build-episode.ts'
import { handOver } from './hand-over.ts'
import { asSaid } from './owed-messages.ts'

type TellEngine = Pick<Engine, 'packs' | 'termsOf' | 'clock'>

/**
 * Makes two episodes that tell of the same event one, under the id of `into`: told anew by rules, and owed to a discoverer again. What
 * was learned from `from` rests on it then; the messages stay as they are. Returns `into` as it is afterwards.
 */
export async function mergeEpisodes(
  engine: TellEngine,
  semantic: SemanticWriter,
  items: ItemReader,
  from: Episode,
  into: Episode,
): Promise<Episode> {
  const merged = await mergedEpisode(engine, items, from, into)
  await handOver(semantic, from.id, into.id)
  await semantic.removeEpisode(from.id)
  await semantic.putEpisode(merged)
  return merged
}

/** `into` with the messages of both. */
export async function mergedEpisode(
  engine: TellEngine,
  items: ItemReader,
  from: Episode,
  into: Episode,
): Promise<Episode> {
  const messages = await items.byIds([...new Set([...into.itemIds, ...from.itemIds])])
  const [learned] = [into, from]
    .flatMap(({ discoveredBy, discoveredAt }) =>
      discoveredAt === null ? [] : { discoveredBy, discoveredAt },
    )
    .sort((a, b) => b.discoveredAt - a.discoveredAt)
  return { ...into, ...tellByRules(engine, [...messages].sort(asSaid)), ...learned }
}
