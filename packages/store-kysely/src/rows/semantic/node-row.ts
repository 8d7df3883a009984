import { GAP_TYPES } from '@recollect/core/store'
import type { StoredNode } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { SemanticNodesTable } from '../../schema/semantic.ts'
import type { ScopeKey } from '../../schema/scope-key.ts'
import { timeOrNull } from '../card-values.ts'
import { orNull, real, text, textOrNull, word } from '../columns.ts'
import { readTexts, writeTexts } from '../text-list.ts'
import { EVIDENCE_COLUMNS, evidenceOf, evidenceValues } from './evidence.ts'
import { openRow, sealRow } from '../../seal/sealing-codec.ts'

const KNOWLEDGE_COLUMNS = ['id', 'key', 'key_form', 'key_words', 'value', 'context', 'gap_type'] as const

const VERSION_COLUMNS = ['confidence', 'version', 'versions'] as const

const TIME_COLUMNS = ['valid_from', 'created_at', 'last_updated', 'last_accessed'] as const

const FIGURE_COLUMNS = [
  'access_count',
  'relevance_score',
  'importance_score',
  'discovery_episode_id',
  'discovery_method',
  'search_keywords',
] as const

const VERSIONS = KNOWLEDGE_COLUMNS.length
const EVIDENCE = VERSIONS + VERSION_COLUMNS.length
const TIMES = EVIDENCE + EVIDENCE_COLUMNS.length
const FIGURES = TIMES + TIME_COLUMNS.length

/** The columns a `StoredNode` is made of, in the order `rowToNode` takes them. */
export const NODE_COLUMNS = [
  ...KNOWLEDGE_COLUMNS,
  ...VERSION_COLUMNS,
  ...EVIDENCE_COLUMNS,
  ...TIME_COLUMNS,
  ...FIGURE_COLUMNS,
] as const

/** Values of a row, by column. */
export type NodeValues = Readonly<SemanticNodesTable>

/** The columns a row is written with. */
export const NODE_VALUE_COLUMNS = ['scope', ...NODE_COLUMNS] as const

export function nodeToRow(scope: ScopeKey, node: Omit<StoredNode, 'scope'>, codec: SqlCodec): NodeValues {
  return sealRow(codec, 'semantic_nodes', {
    scope,
    id: node.id,
    key: node.key,
    key_form: node.keyForm,
    key_words: node.keyWords,
    value: node.value,
    context: node.context,
    gap_type: node.gapType,
    confidence: node.confidence,
    version: node.version,
    versions: node.versions,
    ...evidenceValues(node.evidence),
    valid_from: codec.writeTime(node.validFrom),
    created_at: codec.writeTime(node.createdAt),
    last_updated: codec.writeTime(node.updatedAt),
    last_accessed: timeOrNull(node.accessedAt, codec),
    access_count: node.accessCount,
    relevance_score: node.relevance,
    importance_score: node.importance,
    discovery_episode_id: node.discoveryEpisodeId,
    discovery_method: node.discoveryMethod,
    search_keywords: writeTexts(node.searchKeywords),
  })
}

export function rowToNode(scope: string, kept: SqlRow, codec: SqlCodec): StoredNode {
  const row = openRow(codec, 'semantic_nodes', NODE_COLUMNS, kept)
  return {
    scope,
    ...knowledgeOf(row),
    ...versionOf(row.slice(VERSIONS, EVIDENCE), codec),
    evidence: evidenceOf(row.slice(EVIDENCE, TIMES), codec),
    ...timesOf(row.slice(TIMES, FIGURES), codec),
    ...figuresOf(row.slice(FIGURES), codec),
  }
}

function knowledgeOf([id, key, keyForm, keyWords, value, context, gapType]: SqlRow) {
  return {
    id: text(id, 'id'),
    key: text(key, 'key'),
    keyForm: text(keyForm, 'key_form'),
    keyWords: text(keyWords, 'key_words'),
    value: text(value, 'value'),
    context: text(context, 'context'),
    gapType: word(gapType, 'gap_type', GAP_TYPES),
  }
}

function versionOf([confidence, version, versions]: SqlRow, codec: SqlCodec) {
  return {
    confidence: real(confidence, 'confidence'),
    version: codec.readInteger(version),
    versions: codec.readInteger(versions),
  }
}

function timesOf([validFrom, createdAt, updatedAt, accessedAt]: SqlRow, codec: SqlCodec) {
  return {
    validFrom: codec.readTime(validFrom),
    createdAt: codec.readTime(createdAt),
    updatedAt: codec.readTime(updatedAt),
    accessedAt: orNull(accessedAt, codec.readTime),
  }
}

function figuresOf(columns: SqlRow, codec: SqlCodec) {
  const [accessCount, relevance, importance, discoveryEpisodeId, discoveryMethod, keywords] = columns
  return {
    accessCount: codec.readInteger(accessCount),
    relevance: real(relevance, 'relevance_score'),
    importance: real(importance, 'importance_score'),
    discoveryEpisodeId: textOrNull(discoveryEpisodeId, 'discovery_episode_id'),
    discoveryMethod: text(discoveryMethod, 'discovery_method'),
    searchKeywords: readTexts(keywords, 'search_keywords'),
  }
}
