import type { Engine } from '../engine.ts'
import type { SemanticReader, ItemReader } from '@recollect/core/store'
import type { MemoryItem, Episode } from '@recollect/core'
import { cutLimits, fits, heldBy } from './limits.ts'
import { eventOf, isSameEvent } from './same-event.ts'

/** Events are told of again within a day. */
const WITHIN_MS = 86_400_000
/** Longest terms looked for: seldom words, as a rule. Newest episodes of each, and in how many lists one must be. */
const LOOKED_UP = { terms: 4, each: 50, lists: 2 }

/** An earlier episode of another session, within 24 hours, that tells of the same event, and has room. At most six look-ups. */
export async function findSameEvent(
  engine: Engine,
  { semantic, items }: { readonly semantic: SemanticReader; readonly items: ItemReader },
  episode: Episode,
  messages: readonly MemoryItem[],
): Promise<Episode | null> {
  const event = eventOf(engine, messages)
  const limits = cutLimits(engine.settings)
  for (const other of await candidates(semantic, episode)) {
    const isNear =
      other.startedAt - episode.endedAt <= WITHIN_MS && episode.startedAt - other.endedAt <= WITHIN_MS
    if (other.id === episode.id || other.session === episode.session || !isNear) continue
    const said = await items.byIds(other.itemIds)
    if (fits(heldBy(said), heldBy(messages), limits) && isSameEvent(event, eventOf(engine, said)))
      return other
  }
  return null
}

/** Oldest first. */
async function candidates(semantic: SemanticReader, { terms }: Episode): Promise<readonly Episode[]> {
  const longest = [...terms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, LOOKED_UP.terms)
  const lists = await Promise.all(longest.map((term) => semantic.find('episode_term', term, LOOKED_UP.each)))
  const counts = new Map<string, number>()
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  const often = [...counts].flatMap(([id, count]) => (count >= LOOKED_UP.lists ? id : []))
  return semantic.episodesById(often.sort())
}
