import type { EpochMs, Json } from '../types/item.ts'
import type { Episode, SemanticNode, SemanticRelationship } from '../types/semantic.ts'
import type { ContextVariable, QaTurn, Session } from '../types/session.ts'
import type { Page, PageRequest } from './store.ts'
import type { VectorReader } from './vectors.ts'

/** Repositories a store may have besides the basic ones; `capabilities` says which, and a scope's view carries those. */
export interface StoreExtensions {
  /** With `capabilities.sessions`. */
  readonly sessions?: SessionRepository
  readonly working?: WorkingMemoryRepository
  /** With `capabilities.semantic`. */
  readonly episodes?: EpisodeRepository
  readonly nodes?: NodeRepository
  readonly relationships?: RelationshipRepository
  readonly jobs?: JobRepository
  /** With `capabilities.vectors`; a `VectorWriter` in a transaction. */
  readonly vectors?: VectorReader
  /** With `capabilities.audit`. */
  readonly audit?: AuditRepository
}

export interface SessionRepository {
  get(id: string): Promise<Session | null>
  list(page: PageRequest): Promise<Page<Session>>
  /** Assigns the next `seq` of the session. */
  append(turn: Omit<QaTurn, 'scope' | 'seq'>): Promise<QaTurn>
  /** The tail of the session, oldest first. */
  recent(session: string, limit: number): Promise<readonly QaTurn[]>
  byHash(hash: string): Promise<readonly QaTurn[]>
  byTopic(topic: string, page: PageRequest): Promise<Page<QaTurn>>
  archive(session: string, at: EpochMs | null): Promise<void>
}

export interface WorkingMemoryRepository {
  all(session: string): Promise<readonly ContextVariable[]>
  put(variable: Omit<ContextVariable, 'scope'>): Promise<void>
  remove(session: string, name: string): Promise<void>
}

export interface EpisodeRepository {
  get(id: string): Promise<Episode | null>
  byNode(nodeId: string): Promise<readonly Episode[]>
  put(episode: Omit<Episode, 'scope'>): Promise<void>
}

export interface NodeRepository {
  get(id: string): Promise<SemanticNode | null>
  byKey(key: string): Promise<SemanticNode | null>
  byEpisode(episodeId: string): Promise<readonly SemanticNode[]>
  put(node: Omit<SemanticNode, 'scope'>): Promise<void>
  remove(id: string): Promise<void>
}

export interface RelationshipRepository {
  /** Edges that touch a node. */
  of(nodeId: string): Promise<readonly SemanticRelationship[]>
  put(relationship: Omit<SemanticRelationship, 'scope'>): Promise<void>
}

/** Work owed after a message was stored (discovery, re-embedding). */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly payload: Json
  readonly attempts: number
  readonly runAt: EpochMs
  /** Why it was given up; null while it is owed. */
  readonly deadReason: string | null
}

export interface JobRepository {
  add(job: Omit<Job, 'attempts' | 'deadReason'>): Promise<void>
  /** Takes up to `limit` due jobs for `leaseMs`. */
  take(now: EpochMs, limit: number, leaseMs: number): Promise<readonly Job[]>
  done(id: string): Promise<void>
  retry(id: string, runAt: EpochMs): Promise<void>
  bury(id: string, reason: string): Promise<void>
}

/** One link of the audit hash chain. Holds hashes, never texts. */
export interface AuditEntry {
  readonly seq: number
  readonly at: EpochMs
  readonly principal: string
  readonly action: string
  readonly subject: string
  readonly previousHash: string
  readonly hash: string
}

export interface AuditRepository {
  append(entry: Omit<AuditEntry, 'seq'>): Promise<AuditEntry>
  list(page: PageRequest): Promise<Page<AuditEntry>>
}
