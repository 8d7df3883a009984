import { QUARANTINE_REASONS } from '@recollect/core/store'
import type { Quarantined } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { SemanticQuarantineTable } from '../../schema/semantic.ts'
import type { ScopeKey } from '../../schema/scope-key.ts'
import { text, textOrNull, word } from '../columns.ts'
import { openRow, sealRow } from '../../seal/sealing-codec.ts'

const KINDS = ['node', 'relationship', 'card', 'reply'] as const satisfies readonly Quarantined['kind'][]

/** The columns a `Quarantined` is made of, in the order `rowToQuarantined` takes them. */
export const QUARANTINE_COLUMNS = [
  'id',
  'episode_id',
  'proposed',
  'reason',
  'detail',
  'proposal',
  'at',
] as const

/** Values of a new row, by column. */
export type QuarantineValues = Readonly<SemanticQuarantineTable>

/** The columns a new row is written with. */
export const QUARANTINE_VALUE_COLUMNS = ['scope', ...QUARANTINE_COLUMNS] as const

export function quarantinedToRow(
  scope: ScopeKey,
  row: Omit<Quarantined, 'scope'>,
  codec: SqlCodec,
): QuarantineValues {
  return sealRow(codec, 'semantic_quarantine', {
    scope,
    id: row.id,
    episode_id: row.episodeId,
    proposed: row.kind,
    reason: row.reason,
    detail: row.detail,
    proposal: row.proposal,
    at: codec.writeTime(row.at),
  })
}

export function rowToQuarantined(scope: string, kept: SqlRow, codec: SqlCodec): Quarantined {
  const row = openRow(codec, 'semantic_quarantine', QUARANTINE_COLUMNS, kept)
  const [id, episodeId, kind, reason, detail, proposal, at] = row
  return {
    scope,
    id: text(id, 'id'),
    episodeId: textOrNull(episodeId, 'episode_id'),
    kind: word(kind, 'proposed', KINDS),
    reason: word(reason, 'reason', QUARANTINE_REASONS),
    detail: text(detail, 'detail'),
    proposal: text(proposal, 'proposal'),
    at: codec.readTime(at),
  }
}
