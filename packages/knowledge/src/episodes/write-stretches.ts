import type { Engine } from '../engine.ts'
import type { ScopeView } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import { readSemantic, writeSemantic } from '../access.ts'
import type { SemanticTransaction } from '../access.ts'
import { buildEpisode } from './build-episode.ts'
import { findSameEvent } from './find-same-event.ts'
import { mergedEpisode } from './merge-episodes.ts'
import type { Stretch } from './open-stretch.ts'

/** What became of stretches. */
export interface Written {
  /** Messages that are in an episode now. */
  readonly cut: number
  /** Episodes that are new, and stretches that became part of one that was there. */
  readonly added: number
  readonly merged: number
}

export const NOTHING_WRITTEN: Written = { cut: 0, added: 0, merged: 0 }

export const addUp = (a: Written, b: Written): Written => ({
  cut: a.cut + b.cut,
  added: a.added + b.added,
  merged: a.merged + b.merged,
})

/** A stretch, told. */
export interface Told {
  readonly stretch: Stretch
  readonly episode: Episode
}

/** Tells stretches by rules, with the facts their messages hold. Writes nothing. */
export async function tellStretches(
  engine: Engine,
  scope: string,
  stretches: readonly Stretch[],
): Promise<readonly Told[]> {
  const ids = stretches.flatMap(({ items }) => items.map(({ id }) => id))
  const cards = await readSemantic(engine, scope, ({ view }) => view.cards.byItems(ids))
  return stretches.map((stretch) => ({ stretch, episode: buildEpisode(engine, scope, stretch, cards) }))
}

/**
 * Writes stretches in one transaction. One whose messages or whose episode are not what they were any more is left: its messages are
 * still owed then.
 */
export const writeStretches = (engine: Engine, scope: string, told: readonly Told[]): Promise<Written> =>
  writeSemantic(engine, scope, async (writing) => {
    let written = NOTHING_WRITTEN
    for (const one of told) written = addUp(written, await write(engine, writing, one))
    return written
  })

async function write(engine: Engine, { tx, semantic }: SemanticTransaction, told: Told): Promise<Written> {
  if (!(await isAsItWas(semantic, tx.items, told))) return NOTHING_WRITTEN
  const { stretch, episode } = told
  const cut = stretch.fresh
  if (stretch.episode === null && engine.settings.mergeEvents) {
    const same = await findSameEvent(engine, { semantic, items: tx.items }, episode, stretch.items)
    if (same !== null) {
      await semantic.putEpisode(await mergedEpisode(engine, tx.items, episode, same))
      return { cut, added: 0, merged: 1 }
    }
  }
  await semantic.putEpisode(episode)
  return stretch.episode === null ? { cut, added: 1, merged: 0 } : { cut, added: 0, merged: 1 }
}

async function isAsItWas(
  semantic: SemanticTransaction['semantic'],
  items: ScopeView['items'],
  { stretch, episode }: Told,
): Promise<boolean> {
  const there = await items.byIds(episode.itemIds)
  if (there.length !== episode.itemIds.length) return false
  const inside = await semantic.episodesOfItems(episode.itemIds)
  const before = stretch.episode === null ? null : await semantic.episode(stretch.episode.id)
  if (stretch.episode === null) return inside.size === 0
  return (
    before !== null &&
    before.narratedBy === stretch.episode.narratedBy &&
    before.state === stretch.episode.state &&
    inside.size === before.itemIds.length &&
    before.itemIds.every((id) => inside.get(id) === before.id)
  )
}
