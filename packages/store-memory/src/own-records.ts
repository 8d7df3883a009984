import type {
  AuditEntry,
  Change,
  ContextVariable,
  Episode,
  Json,
  MemoryCard,
  MemoryItem,
  Metadata,
  ModelUsage,
  NodeEvidence,
  NodeVersion,
  QaTurn,
  Quarantined,
  SemanticRelationship,
  Session,
  Span,
  StoredNode,
} from '@recollect/core'
import type {
  CardPatch,
  ExpansionRow,
  NewCard,
  NewItem,
  NewTurn,
  RecordImage,
  TurnPatch,
} from '@recollect/core/store'
import { isList } from './checks.ts'

// Frozen copies of a record's fields and of nothing else, so that neither caller nor store can change what the other holds.
// A patch is copied where the caller could still change it.

const ownTexts = (texts: readonly string[]): readonly string[] => Object.freeze([...texts])

const ownMetadata = (metadata: Metadata | null): Metadata | null =>
  metadata === null ? null : ownObject(metadata)

const ownObject = (value: Metadata): Metadata =>
  Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ownJson(inner)])))

function ownJson(value: Json): Json {
  // JSON has no −0: what a store writes down as text comes back as 0.
  if (value === 0) return 0
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? Object.freeze(value.map(ownJson)) : ownObject(value)
}

/** The record with the given fields of the patch; other fields of the patch are ignored. */
export function withPatch<T extends object, K extends keyof T>(
  record: T,
  patch: { readonly [P in K]?: T[P] },
  fields: readonly K[],
): T {
  const next = { ...record }
  for (const field of fields) {
    const value = patch[field]
    if (value !== undefined) next[field] = value
  }
  return Object.freeze(next)
}

export function ownItem(scope: string, seq: number, item: NewItem): MemoryItem {
  return Object.freeze({
    scope,
    id: item.id,
    seq,
    role: item.role,
    speaker: item.speaker,
    text: item.text,
    session: item.session,
    saidAt: item.saidAt,
    recordedAt: item.recordedAt,
    key: item.key,
    factType: item.factType,
    active: item.active,
    parentId: item.parentId,
    version: item.version,
    extractedBy: item.extractedBy,
    metadata: ownMetadata(item.metadata),
  })
}

export function ownCard(scope: string, seq: number, card: NewCard): MemoryCard {
  return Object.freeze({
    scope,
    id: card.id,
    seq,
    kind: card.kind,
    entity: card.entity,
    slot: card.slot,
    value: card.value,
    normal: card.normal,
    polarity: card.polarity,
    facet: card.facet,
    versionKey: card.versionKey,
    valueKey: card.valueKey,
    version: card.version,
    parentId: card.parentId,
    relation: card.relation,
    active: card.active,
    contested: card.contested,
    correctedBy: card.correctedBy,
    when: card.when,
    eventDate: card.eventDate === null ? null : Object.freeze({ ...card.eventDate }),
    validFrom: card.validFrom,
    validTo: card.validTo,
    expiresAt: card.expiresAt,
    recordedAt: card.recordedAt,
    supersededAt: card.supersededAt,
    lastSeenAt: card.lastSeenAt,
    seenAt: Object.freeze([...card.seenAt]),
    confidence: card.confidence,
    itemId: card.itemId,
    span: ownSpan(card.span),
    session: card.session,
    rule: card.rule,
    pack: card.pack,
    extra: ownMetadata(card.extra),
  })
}

export function ownCardPatch(patch: CardPatch): CardPatch {
  const { span, seenAt, extra } = patch
  return {
    ...patch,
    ...(span === undefined ? {} : { span: ownSpan(span) }),
    ...(seenAt === undefined ? {} : { seenAt: Object.freeze([...seenAt]) }),
    ...(extra === undefined ? {} : { extra: ownMetadata(extra) }),
  }
}

function ownSpan(span: Span | null): Span | null {
  return span === null ? null : Object.freeze({ start: span.start, end: span.end })
}

export function ownTurn(scope: string, number: number, turn: NewTurn): QaTurn {
  return Object.freeze({
    scope,
    number,
    session: turn.session,
    seq: turn.seq,
    user: turn.user,
    question: turn.question,
    questionHash: turn.questionHash,
    tokens: ownTexts(turn.tokens),
    answer: turn.answer,
    answerTokens: turn.answerTokens,
    significance: turn.significance,
    manual: turn.manual,
    marked: turn.marked,
    topics: ownTexts(turn.topics),
    topicTokens: ownTexts(turn.topicTokens),
    autoTopics: turn.autoTopics,
    saidAt: turn.saidAt,
    archived: turn.archived,
    extra: ownMetadata(turn.extra),
  })
}

export function ownTurnPatch(patch: TurnPatch): TurnPatch {
  const { tokens, topics, topicTokens, extra } = patch
  return {
    ...patch,
    ...(tokens === undefined ? {} : { tokens: ownTexts(tokens) }),
    ...(topics === undefined ? {} : { topics: ownTexts(topics) }),
    ...(topicTokens === undefined ? {} : { topicTokens: ownTexts(topicTokens) }),
    ...(extra === undefined ? {} : { extra: ownMetadata(extra) }),
  }
}

export function ownSession(scope: string, session: Omit<Session, 'scope'>): Session {
  return Object.freeze({
    scope,
    id: session.id,
    channel: session.channel,
    createdAt: session.createdAt,
    lastAt: session.lastAt,
    archivedAt: session.archivedAt,
    lastSeq: session.lastSeq,
    turns: session.turns,
    archivedTurns: session.archivedTurns,
    answers: session.answers,
    significance: session.significance,
    bytes: session.bytes,
    mergingInto: session.mergingInto,
    extra: ownMetadata(session.extra),
  })
}

export function ownVariable(scope: string, variable: Omit<ContextVariable, 'scope'>): ContextVariable {
  return Object.freeze({
    scope,
    session: variable.session,
    name: variable.name,
    value: ownJson(variable.value),
    version: variable.version,
    createdAt: variable.createdAt,
    updatedAt: variable.updatedAt,
    expiresAt: variable.expiresAt,
  })
}

export function ownChange(scope: string, change: Omit<Change, 'scope'>): Change {
  return Object.freeze({
    scope,
    id: change.id,
    seq: change.seq,
    kind: change.kind,
    at: change.at,
    batch: change.batch,
    undoneBy: change.undoneBy,
    undoUntil: change.undoUntil,
    erased: change.erased,
    items: change.items,
    cards: change.cards,
    note: ownMetadata(change.note),
  })
}

export function ownImage(scope: string, image: RecordImage): RecordImage {
  const { id } = image
  if (image.record === 'card') {
    const { before } = image
    const card = before === null ? null : ownCard(scope, before.seq, before)
    return Object.freeze({ record: 'card', id, before: card })
  }
  const { before } = image
  if (before === null) return Object.freeze({ record: 'item', id, before })
  const { textHash } = before
  return Object.freeze({
    record: 'item',
    id,
    before: Object.freeze({ ...ownItem(scope, before.seq, before), textHash }),
  })
}

export function ownExpansion(row: ExpansionRow): ExpansionRow {
  return Object.freeze({
    originalQuery: row.originalQuery,
    expandedQuery: row.expandedQuery,
    kind: row.kind,
    madeBy: row.madeBy,
    payload: row.payload,
    createdAt: row.createdAt,
  })
}

export function ownEntry(entry: AuditEntry): AuditEntry {
  return Object.freeze({
    seq: entry.seq,
    at: entry.at,
    principal: entry.principal,
    action: entry.action,
    outcome: entry.outcome,
    records: ownTexts(entry.records),
    more: entry.more,
    code: entry.code,
    previousHash: entry.previousHash,
    hash: entry.hash,
  })
}

const ownEvidence = ({ quote, itemId, start, end }: NodeEvidence): NodeEvidence =>
  Object.freeze({ quote, itemId, start, end })

export const ownEpisode = (scope: string, episode: Omit<Episode, 'scope'>): Episode =>
  Object.freeze({
    scope,
    id: episode.id,
    title: episode.title,
    summary: episode.summary,
    content: episode.content,
    itemIds: ownTexts(episode.itemIds),
    session: episode.session,
    startedAt: episode.startedAt,
    endedAt: episode.endedAt,
    recordedAt: episode.recordedAt,
    narratedBy: episode.narratedBy,
    discoveredBy: episode.discoveredBy,
    discoveredAt: episode.discoveredAt,
    state: episode.state,
    attempts: episode.attempts,
    lastError: episode.lastError,
    terms: ownTexts(episode.terms),
  })

export const ownNode = (scope: string, node: Omit<StoredNode, 'scope'>): StoredNode =>
  Object.freeze({
    scope,
    id: node.id,
    key: node.key,
    keyForm: node.keyForm,
    keyWords: node.keyWords,
    value: node.value,
    context: node.context,
    gapType: node.gapType,
    confidence: node.confidence,
    version: node.version,
    versions: node.versions,
    evidence: ownEvidence(node.evidence),
    validFrom: node.validFrom,
    createdAt: node.createdAt,
    updatedAt: node.updatedAt,
    accessedAt: node.accessedAt,
    accessCount: node.accessCount,
    relevance: node.relevance,
    importance: node.importance,
    discoveryEpisodeId: node.discoveryEpisodeId,
    discoveryMethod: node.discoveryMethod,
    searchKeywords: ownTexts(node.searchKeywords),
  })

export const ownVersion = (version: NodeVersion): NodeVersion =>
  Object.freeze({
    nodeId: version.nodeId,
    version: version.version,
    value: version.value,
    context: version.context,
    gapType: version.gapType,
    confidence: version.confidence,
    episodeId: version.episodeId,
    evidence: ownEvidence(version.evidence),
    validFrom: version.validFrom,
    validTo: version.validTo,
    seen: Object.freeze(
      version.seen.map(({ episodeId, itemId, start, end, at }) =>
        Object.freeze({ episodeId, itemId, start, end, at }),
      ),
    ),
    recordedAt: version.recordedAt,
  })

export const ownRelationship = (
  scope: string,
  id: string,
  edge: Omit<SemanticRelationship, 'scope'>,
): SemanticRelationship =>
  Object.freeze({
    scope,
    id,
    from: edge.from,
    to: edge.to,
    type: edge.type,
    strength: edge.strength,
    description: edge.description,
    discoveryEpisodeId: edge.discoveryEpisodeId,
    episodeIds: ownTexts(edge.episodeIds),
    createdAt: edge.createdAt,
    reinforcedAt: edge.reinforcedAt,
  })

export const ownQuarantined = (scope: string, row: Omit<Quarantined, 'scope'>): Quarantined =>
  Object.freeze({
    scope,
    id: row.id,
    episodeId: row.episodeId,
    kind: row.kind,
    reason: row.reason,
    detail: row.detail,
    proposal: row.proposal,
    at: row.at,
  })

/** What is noted so far and what comes to it. */
export const addedUsage = (before: ModelUsage | undefined, more: ModelUsage): ModelUsage =>
  Object.freeze({
    day: more.day,
    model: more.model,
    calls: (before?.calls ?? 0) + more.calls,
    inputTokens: (before?.inputTokens ?? 0) + more.inputTokens,
    outputTokens: (before?.outputTokens ?? 0) + more.outputTokens,
    costMicros: (before?.costMicros ?? 0) + more.costMicros,
  })
