import type { EpisodeItemsTable } from '../../schema/semantic.ts'

/** Values of a new row, by column. */
export type EpisodeItemValues = Readonly<EpisodeItemsTable>

/** The columns a new row is written with. */
export const EPISODE_ITEM_COLUMNS = ['scope', 'item_id', 'episode_id'] as const
