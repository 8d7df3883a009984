import { GAP_TYPES, RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { ReplySchema, RejectedReply } from '@recollect/core/plugin'
import type { NodeDraft, RelationshipDraft } from '@recollect/core/store'
import { z } from 'zod'
import { canonical, entriesOf, isFields } from './entries.ts'
import { confidence, named, needed, optional } from './fields.ts'
import { amount, closed, listOf, oneOf, words } from './json-schema.ts'
import { gapTypeOf, relationshipTypeOf } from './names.ts'
import { sift } from './sift.ts'

export interface Findings {
  readonly nodes: readonly NodeDraft[]
  readonly relationships: readonly RelationshipDraft[]
  readonly rejected: readonly RejectedReply[]
}

/** What one reply may propose. */
export const MAX_GAPS = 40
const MAX_RELATIONSHIPS = 40
const MAX_KEY = 500
const MAX_VALUE = 2000
const MAX_CONTEXT = 1000

const GAP_FIELDS = {
  key: ['topic', '键'],
  value: ['值'],
  context: ['上下文', '语境'],
  gap_type: ['type', 'category', '类型'],
  confidence: ['置信度'],
  quote: ['evidence', 'original quote', '原文', '引文'],
}
const gap = z
  .object({
    key: needed(MAX_KEY),
    value: needed(MAX_VALUE),
    context: optional(MAX_CONTEXT),
    gap_type: named(gapTypeOf),
    confidence,
    quote: needed(MAX_VALUE),
  })
  .transform(({ gap_type: gapType, ...rest }): NodeDraft => ({ ...rest, gapType }))

const RELATIONSHIP_FIELDS = {
  from: ['source', 'from key', '起点'],
  to: ['target', 'to key', '终点'],
  type: ['relationship type', 'relation', '类型'],
  description: ['描述', '说明'],
}
const relationship = z
  .object({
    from: needed(MAX_KEY),
    to: needed(MAX_KEY),
    type: named(relationshipTypeOf),
    description: optional(MAX_CONTEXT).transform((text) => (text === '' ? null : text)),
  })
  .refine(({ from, to }) => from !== to, 'leads to where it begins')
  .transform((edge): RelationshipDraft => edge)

const json = closed({
  knowledge_gaps: listOf(
    closed({
      key: words,
      value: words,
      context: words,
      gap_type: oneOf(GAP_TYPES),
      confidence: amount,
      quote: words,
    }),
  ),
  relationships: listOf(
    closed({ from: words, to: words, type: oneOf(RELATIONSHIP_TYPES), description: words }),
  ),
})

/** Gaps and relationships in one reply; also a bare list of gaps, and a single gap. */
export const knowledgeGaps: ReplySchema<Findings> = Object.freeze({
  name: 'knowledge_gaps',
  json,
  parse(value: unknown): Findings {
    const gaps = gapsIn(value)
    const edges = isFields(value) ? entriesOf(value, ['relationships', 'relations', '关系']) : null
    if (gaps === null && edges === null) throw new TypeError('There is no list of knowledge_gaps.')
    const nodes = sift(gaps ?? [], {
      ...{ kind: 'node', list: 'knowledge_gaps', max: MAX_GAPS, schema: gap },
      fields: (entry) => canonical(entry, GAP_FIELDS),
    })
    const relationships = sift(edges ?? [], {
      ...{ kind: 'relationship', list: 'relationships', max: MAX_RELATIONSHIPS, schema: relationship },
      fields: (entry) => canonical(entry, RELATIONSHIP_FIELDS),
    })
    return {
      nodes: nodes.good,
      relationships: relationships.good,
      rejected: [...nodes.rejected, ...relationships.rejected],
    }
  },
})

const isGap = (value: unknown): boolean => {
  const fields = canonical(value, GAP_FIELDS)
  return fields?.['key'] !== undefined && fields['quote'] !== undefined
}

const gapsIn = (value: unknown): readonly unknown[] | null =>
  entriesOf(value, ['knowledge_gaps', 'gaps', '知识差距'], isGap)
