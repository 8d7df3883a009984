import { NotFoundError, StoreError } from '@recollect/core'
import type { Episode } from '@recollect/core'
import { episodeKeys } from '@recollect/core/store'
import { episodeToRow } from '../../rows/semantic/episode-row.ts'
import { FILED_EPISODE_COLUMNS } from '../../statements/semantic/episode-statements.ts'
import { openRow } from '../../seal/sealing-codec.ts'
import { readTexts } from '../../rows/text-list.ts'
import type { ScopeSession } from '../scope-session.ts'
import { placesOf } from './episodes.ts'
import { changeKeys } from './keys.ts'
import { queriesOf } from './parts.ts'
import { removeVectors } from './vectors.ts'

type Filed = Pick<Episode, 'itemIds' | 'terms'>

const NOTHING: Filed = { itemIds: [], terms: [] }

export async function putEpisode(session: ScopeSession, episode: Omit<Episode, 'scope'>): Promise<void> {
  const { connection, statements, codec } = session
  const row = episodeToRow(await session.ensure(), episode, codec)
  const [filed, places] = await Promise.all([
    filedOf(session, episode.id),
    placesOf(session, episode.itemIds),
  ])
  // Asked for here, so that the transaction can go on; the key of the table refuses it too.
  refuseItemsElsewhere(episode, places)
  const before = filed ?? NOTHING
  await connection.send(statements.episodes.put.with(row))
  await changeItems(session, episode, before.itemIds, places)
  await changeKeys(session, episode.id, episodeKeys(before), episodeKeys(episode))
  if (filed !== null && !sameTexts(filed.terms, episode.terms)) {
    await removeVectors(session, 'episode', episode.id)
  }
}

export async function removeEpisode(session: ScopeSession, id: string): Promise<void> {
  const { connection, statements, id: scope } = session
  const filed = await filedOf(session, id)
  if (filed === null) throw new NotFoundError('episode', id)
  await removeItems(session, filed.itemIds)
  await changeKeys(session, id, episodeKeys(filed), [])
  await connection.send(statements.links.removeOfEpisode.with({ scope, id }))
  await removeVectors(session, 'episode', id)
  await connection.send(statements.episodes.remove.with({ scope, id }))
}

async function filedOf(session: ScopeSession, id: string): Promise<Filed | null> {
  const kept = await session.one(session.statements.episodes.filed.with({ scope: session.id, id }))
  if (kept === null) return null
  const row = openRow(session.codec, 'episodes', FILED_EPISODE_COLUMNS, kept)
  return { itemIds: readTexts(row[0], 'item_ids'), terms: readTexts(row[1], 'terms') }
}

async function changeItems(
  session: ScopeSession,
  { id, itemIds }: Pick<Episode, 'id' | 'itemIds'>,
  before: readonly string[],
  places: ReadonlyMap<string, string>,
): Promise<void> {
  const { held, id: scope } = session
  const after = new Set(itemIds)
  await removeItems(
    session,
    before.filter((item) => !after.has(item)),
  )
  for (const item of after) {
    if (!places.has(item)) await held.add('episodeItems', { scope, item_id: item, episode_id: id })
  }
}

async function removeItems(session: ScopeSession, itemIds: readonly string[]): Promise<void> {
  const { connection, statements } = session
  for (const query of queriesOf(session, statements.episodeItems.remove, itemIds)) {
    await connection.send(query)
  }
}

function refuseItemsElsewhere({ id }: Pick<Episode, 'id'>, places: ReadonlyMap<string, string>): void {
  for (const [item, other] of places) {
    if (other === id) continue
    throw new StoreError(
      'STORE_CONFLICT',
      `Item "${item}" is in episode "${other}" already. Take it out there first, or leave it out here.`,
    )
  }
}

export const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at])
