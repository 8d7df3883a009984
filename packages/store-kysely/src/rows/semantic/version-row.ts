import { GAP_TYPES } from '@recollect/core/store'
import type { NodeVersion } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { NodeVersionsTable } from '../../schema/semantic.ts'
import type { ScopeKey } from '../../schema/scope-key.ts'
import { timeOrNull } from '../card-values.ts'
import { orNull, real, text, textOrNull, word } from '../columns.ts'
import { EVIDENCE_COLUMNS, evidenceOf, evidenceValues } from './evidence.ts'
import { readSightings, writeSightings } from './sightings.ts'
import { openRow, sealRow } from '../../seal/sealing-codec.ts'

const VALUE_COLUMNS = [
  'node_id',
  'version',
  'value',
  'context',
  'gap_type',
  'confidence',
  'episode_id',
] as const

const EVIDENCE = VALUE_COLUMNS.length
const TIMES = EVIDENCE + EVIDENCE_COLUMNS.length

/** The columns a `NodeVersion` is made of, in the order `rowToVersion` takes them. */
export const VERSION_COLUMNS = [
  ...VALUE_COLUMNS,
  ...EVIDENCE_COLUMNS,
  'valid_from',
  'valid_to',
  'seen',
  'recorded_at',
] as const

/** Values of a row, by column. */
export type VersionValues = Readonly<NodeVersionsTable>

/** The columns a row is written with. */
export const VERSION_VALUE_COLUMNS = ['scope', ...VERSION_COLUMNS] as const

export function versionToRow(scope: ScopeKey, version: NodeVersion, codec: SqlCodec): VersionValues {
  return sealRow(codec, 'node_versions', {
    scope,
    node_id: version.nodeId,
    version: version.version,
    value: version.value,
    context: version.context,
    gap_type: version.gapType,
    confidence: version.confidence,
    episode_id: version.episodeId,
    ...evidenceValues(version.evidence),
    valid_from: codec.writeTime(version.validFrom),
    valid_to: timeOrNull(version.validTo, codec),
    seen: writeSightings(version.seen),
    recorded_at: codec.writeTime(version.recordedAt),
  })
}

export function rowToVersion(kept: SqlRow, codec: SqlCodec): NodeVersion {
  const row = openRow(codec, 'node_versions', VERSION_COLUMNS, kept)
  const [nodeId, version, value, context, gapType, confidence, episodeId] = row
  const [validFrom, validTo, seen, recordedAt] = row.slice(TIMES)
  return {
    nodeId: text(nodeId, 'node_id'),
    version: codec.readInteger(version),
    value: text(value, 'value'),
    context: text(context, 'context'),
    gapType: word(gapType, 'gap_type', GAP_TYPES),
    confidence: real(confidence, 'confidence'),
    episodeId: textOrNull(episodeId, 'episode_id'),
    evidence: evidenceOf(row.slice(EVIDENCE, TIMES), codec),
    validFrom: codec.readTime(validFrom),
    validTo: orNull(validTo, codec.readTime),
    seen: readSightings(seen),
    recordedAt: codec.readTime(recordedAt),
  }
}
