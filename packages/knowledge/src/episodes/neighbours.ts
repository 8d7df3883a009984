import type { Engine } from '../engine.ts'
import type { SemanticReader, ItemReader } from '@recollect/core/store'
import type { EpochMs, MemoryItem, Episode } from '@recollect/core'
import { everyPage } from '@recollect/core/plugin'
import { readSemantic } from '../access.ts'

/** An episode all of whose messages are of one session, with them. */
export interface Neighbour {
  readonly episode: Episode
  readonly items: readonly MemoryItem[]
}

export interface Place {
  readonly engine: Engine
  readonly scope: string
  readonly session: string | null
}

/** The episode of a session that ended last; null where events of several sessions were merged into it. */
export const lastNeighbour = ({ engine, scope, session }: Place): Promise<Neighbour | null> =>
  readSemantic(engine, scope, async ({ view, semantic }) => {
    const last = await semantic.lastEpisode(session)
    const [own] = last === null ? [] : await ownEpisodes(view.items, [last], session)
    return own ?? null
  })

/** Episodes of a session that began in `[from, to]`, by their beginning. */
export const neighbours = (
  { engine, scope, session }: Place,
  from: EpochMs,
  to: EpochMs,
): Promise<readonly Neighbour[]> =>
  readSemantic(engine, scope, async ({ view, semantic }) => {
    const found: Neighbour[] = []
    const filter = { session, from, to: to + 1 }
    for await (const rows of everyPage((page) => semantic.episodes(page, filter)))
      found.push(...(await ownEpisodes(view.items, rows, session)))
    return found
  })

async function ownEpisodes(
  reader: ItemReader,
  episodes: readonly Episode[],
  session: string | null,
): Promise<readonly Neighbour[]> {
  const rows = await reader.byIds(episodes.flatMap(({ itemIds }) => itemIds))
  const byId = new Map(rows.map((item) => [item.id, item]))
  return episodes.flatMap((episode) => {
    const items = episode.itemIds.flatMap((id) => byId.get(id) ?? [])
    const isOwn = items.length === episode.itemIds.length && items.every((item) => item.session === session)
    return isOwn ? { episode, items } : []
  })
}

/**
 * Whether something of a session that was said in between went into an episode of several sessions: the last one of its own is not its
 * last then.
 */
export const isHidden = (
  { engine, scope, session }: Place,
  { startedAt }: Episode,
  until: EpochMs,
): Promise<boolean> =>
  readSemantic(engine, scope, ({ view, semantic }) =>
    holdsSession(view.items, semantic, session, startedAt, until),
  )

async function holdsSession(
  items: ItemReader,
  semantic: SemanticReader,
  session: string | null,
  from: EpochMs,
  until: EpochMs,
): Promise<boolean> {
  const filter = { session: null, from, to: until + 1 }
  for await (const rows of everyPage((page) => semantic.episodes(page, filter))) {
    const said = await items.byIds(rows.flatMap(({ itemIds }) => itemIds))
    const sessions = new Map(said.map((item) => [item.id, item.session]))
    const isMixed = ({ itemIds }: Episode) =>
      itemIds.some((id) => sessions.get(id) === session) && itemIds.some((id) => sessions.get(id) !== session)
    if (rows.some(isMixed)) return true
  }
  return false
}
