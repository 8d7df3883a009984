import { InvalidInputError } from '@recollect/core'
import { z } from 'zod'
import { EARLIEST, label, LATEST } from '@recollect/core/plugin'
import { GAP_TYPES, QUARANTINE_REASONS, RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import type {
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
} from '@recollect/core/store'

const id = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u, { error: 'is not a UUID' })
const time = z.number().int().min(EARLIEST).max(LATEST)
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const positive = count.min(1)
const share = z.number().min(0).max(1)
const text = z
  .string()
  .refine((given) => !/[\0\p{Cs}]/u.test(given), { error: 'has NUL or half of a surrogate pair' })
const name = text.min(1).max(1000)
const terms = z.array(text.min(1).max(512)).max(1000)

/** An exported episode: everything but the scope, which the importing scope gives. */
const episodeRecord = z.strictObject({
  type: z.literal('episode'),
  id,
  title: text,
  summary: text,
  content: text,
  itemIds: z.array(id).min(1),
  session: label.nullable(),
  startedAt: time,
  endedAt: time,
  recordedAt: time,
  narratedBy: name,
  discoveredBy: name.nullable(),
  discoveredAt: time.nullable(),
  state: z.enum(['owed', 'discovered', 'failed', 'skipped']),
  attempts: count,
  lastError: text.nullable(),
  terms,
}) satisfies z.ZodType<Omit<Episode, 'scope'> & { type: 'episode' }>

const evidence = z.strictObject({ quote: text, itemId: id, start: count, end: count })
const sighting = z.strictObject({ episodeId: id, itemId: id, start: count, end: count, at: time })
const said = {
  value: text,
  context: text,
  gapType: z.enum(GAP_TYPES),
  confidence: share,
  version: positive,
  evidence,
  validFrom: time,
}

const versionRecord = z.strictObject({
  ...said,
  episodeId: id.nullable(),
  validTo: time.nullable(),
  seen: z.array(sighting).max(64),
  recordedAt: time,
}) satisfies z.ZodType<Omit<NodeVersion, 'nodeId'>>

const linkRecord = z.strictObject({ episodeId: id, evolved: z.boolean() }) satisfies z.ZodType<
  Omit<EpisodeLink, 'nodeId'>
>

/** A node with all its values and the episodes that tell of it. */
const nodeRecord = z.strictObject({
  type: z.literal('node'),
  id,
  key: text.min(1).max(500),
  keyForm: name,
  keyWords: text,
  ...said,
  versions: positive,
  createdAt: time,
  updatedAt: time,
  accessedAt: time.nullable(),
  accessCount: count,
  relevance: share,
  importance: share,
  discoveryEpisodeId: id.nullable(),
  discoveryMethod: name,
  searchKeywords: terms,
  history: z.array(versionRecord).min(1),
  links: z.array(linkRecord),
}) satisfies z.ZodType<Omit<StoredNode, 'scope'> & { type: 'node' }>

const relationshipRecord = z.strictObject({
  type: z.literal('relationship'),
  id,
  from: id,
  to: id,
  /** `type` is that of the line. */
  kind: z.enum(RELATIONSHIP_TYPES),
  strength: share,
  description: text.nullable(),
  discoveryEpisodeId: id.nullable(),
  episodeIds: z.array(id).max(64),
  createdAt: time,
  reinforcedAt: time,
}) satisfies z.ZodType<Omit<SemanticRelationship, 'scope' | 'type'>>

const quarantinedRecord = z.strictObject({
  type: z.literal('quarantined'),
  id,
  episodeId: id.nullable(),
  kind: z.enum(['node', 'relationship', 'card', 'reply']),
  reason: z.enum(QUARANTINE_REASONS),
  detail: text,
  proposal: text,
  at: time,
}) satisfies z.ZodType<Omit<Quarantined, 'scope'>>

const usageRecord = z.strictObject({
  type: z.literal('usage'),
  day: z.iso.date(),
  model: name,
  calls: count,
  inputTokens: count,
  outputTokens: count,
  costMicros: count,
}) satisfies z.ZodType<ModelUsage>

const record = z.discriminatedUnion('type', [
  episodeRecord,
  nodeRecord,
  relationshipRecord,
  quarantinedRecord,
  usageRecord,
])
export type SemanticRecord = z.output<typeof record>

/** @throws InvalidInputError with what is wrong in it. */
export function readRecord(value: unknown): SemanticRecord {
  const parsed = record.safeParse(value)
  if (parsed.success) return parsed.data
  const [first] = z.prettifyError(parsed.error).split('\n  ').join(' ').split('\n')
  throw new InvalidInputError(first ?? 'not a record.')
}
