import type { EpisodeState, SemanticTotals } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import { damaged, word } from '../../rows/columns.ts'
import { EPISODE_STATES } from '../../rows/semantic/episode-row.ts'
import type { ScopeSession } from '../scope-session.ts'
import { sealedBytes } from './sealed-bytes.ts'

export async function semanticTotals(session: ScopeSession): Promise<SemanticTotals> {
  const { connection, statements, codec, id: scope } = session
  const all = statements.semanticTotals
  const only = async (query: Parameters<typeof session.one>[0]) =>
    (await session.one(query)) ?? damaged('of totals')
  const [byState, nodes, versions, relationships, quarantined] = await Promise.all([
    connection.rows(all.episodes.with({ scope })),
    only(all.nodes.with({ scope })),
    only(all.versions.with({ scope })),
    only(all.relationships.with({ scope })),
    only(all.quarantined.with({ scope })),
  ])
  const at = (row: SqlRow, place: number): number => codec.readInteger(row[place])
  const episodes: Record<EpisodeState, number> = { owed: 0, discovered: 0, failed: 0, skipped: 0 }
  for (const row of byState) episodes[word(row[0], 'state', EPISODE_STATES)] = at(row, 1)
  return {
    episodes,
    nodes: at(nodes, 0),
    versions: at(versions, 0),
    relationships: at(relationships, 0),
    quarantined: at(quarantined, 0),
    bytes:
      session.codec.sealing === undefined
        ? byState.reduce((sum, row) => sum + at(row, 2), at(nodes, 1) + at(versions, 1))
        : await sealedBytes(session),
  }
}
