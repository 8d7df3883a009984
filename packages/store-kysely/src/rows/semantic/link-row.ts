import type { EpisodeLink } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { EpisodeNodesTable } from '../../schema/semantic.ts'
import { text } from '../columns.ts'

/** The columns an `EpisodeLink` is made of, in the order `rowToLink` takes them. */
export const LINK_COLUMNS = ['episode_id', 'node_id', 'is_evolution'] as const

/** Values of a row, by column. */
export type LinkValues = Readonly<EpisodeNodesTable>

/** The columns a row is written with. */
export const LINK_VALUE_COLUMNS = ['scope', ...LINK_COLUMNS] as const

export const rowToLink = ([episodeId, nodeId, isEvolution]: SqlRow, codec: SqlCodec): EpisodeLink => ({
  episodeId: text(episodeId, 'episode_id'),
  nodeId: text(nodeId, 'node_id'),
  evolved: codec.readFlag(isEvolution),
})
