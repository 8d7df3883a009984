import type { ValueForms } from '@recollect/core/plugin'
import type { MemoryCard, SlotSpec } from '@recollect/core'
import type { NodeVersion } from '@recollect/core/store'

/** What a versioner sees of a node: one fact that has one value at a time. */
export const NODE_SLOT: SlotSpec = {
  name: 'knowledge',
  kind: 'fact',
  cardinality: 'single',
  sensitivity: 'normal',
  factType: 'knowledge',
  description: 'the value of a node',
}
export const NODE_ENTITY = 'node'
export const NODE_VERSION_KEY = `${NODE_ENTITY}:${NODE_SLOT.name}`

export const cardId = ({ nodeId, version }: Pick<NodeVersion, 'nodeId' | 'version'>): string =>
  `${nodeId}#${String(version)}`

/** A version as a card, so that the plan of versions holds for private knowledge too. Pure. */
export function versionCard(scope: string, version: NodeVersion, values: ValueForms): MemoryCard {
  const { value, validFrom, validTo, recordedAt, confidence, evidence } = version
  const moments = new Set(version.seen.map(({ at }) => at))
  const seenAt = [...moments].filter((at) => at > validFrom).sort((a, b) => a - b)
  return {
    ...BLANK,
    ...{ scope, id: cardId(version), seq: version.version, version: version.version },
    ...{ value, normal: values.form(value), confidence, itemId: evidence.itemId },
    ...{ active: validTo === null, validFrom, validTo, seenAt, lastSeenAt: seenAt.at(-1) ?? validFrom },
    ...{ recordedAt, supersededAt: validTo === null ? null : recordedAt },
  }
}

/** What no node says. */
const BLANK = {
  kind: NODE_SLOT.kind,
  entity: NODE_ENTITY,
  slot: NODE_SLOT.name,
  versionKey: NODE_VERSION_KEY,
  valueKey: '',
  polarity: 'positive',
  facet: null,
  parentId: null,
  relation: 'sets',
  contested: false,
  correctedBy: null,
  when: null,
  eventDate: null,
  expiresAt: null,
  span: null,
  session: null,
  rule: null,
  pack: null,
  extra: null,
} as const
