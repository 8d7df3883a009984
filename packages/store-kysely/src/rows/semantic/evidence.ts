import type { NodeEvidence } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import { text } from '../columns.ts'

/** The columns a `NodeEvidence` is made of, in the order `evidenceOf` takes them. */
export const EVIDENCE_COLUMNS = ['quote', 'source_memory_id', 'span_start', 'span_end'] as const

export const evidenceValues = ({ quote, itemId, start, end }: NodeEvidence) => ({
  quote,
  source_memory_id: itemId,
  span_start: start,
  span_end: end,
})

export const evidenceOf = ([quote, itemId, start, end]: SqlRow, codec: SqlCodec): NodeEvidence => ({
  quote: text(quote, 'quote'),
  itemId: text(itemId, 'source_memory_id'),
  start: codec.readInteger(start),
  end: codec.readInteger(end),
})
