// What stores are written with.
export type { AuditReader, AuditWriter } from '../plugin/audit.ts'
export type { NewCard, CardPatch, CardReader, CardWriter } from '../plugin/cards.ts'
export type { NewChange, LoggedImage, ChangeReader, ChangeWriter } from '../plugin/changes.ts'
export type { Cipher, RekeyPage } from '../plugin/cipher.ts'
export type { LastSeqs, ItemCopy, ChangeCopy, CopyReader, CopyWriter } from '../plugin/copy.ts'
export type { ResidueSearch, Erasure } from '../plugin/erasure.ts'
export type { ExpansionRow, ExpansionReader, ExpansionWriter } from '../plugin/expansions.ts'
export type { NewItem, ItemPatch, ItemReader, ItemWriter } from '../plugin/items.ts'
export type {
  Posting,
  TermPostings,
  PostingsResult,
  SeqRange,
  SearchReader,
  SearchWriter,
} from '../plugin/search.ts'
export type {
  SemanticKeyKind,
  SemanticKind,
  EpisodeFilter,
  NodeFilter,
  SemanticTotals,
  NodeAccess,
  SemanticReader,
  SemanticWriter,
} from '../plugin/semantic.ts'
export type {
  TurnKeyKind,
  TurnPlace,
  TurnKeyCount,
  TurnRange,
  SessionFilter,
  SessionTotals,
  NewTurn,
  TurnPatch,
  SessionReader,
  SessionWriter,
  WorkingReader,
  WorkingWriter,
} from '../plugin/sessions.ts'
export type { StoreExtensions } from '../plugin/store.ts'
export type { ScopeView, ScopeTransaction, StoreCapabilities, Snapshot } from '../plugin/store.ts'
export { TURN_KEY_FIELDS, TURN_PATCH_FIELDS } from '../plugin/sessions.ts'
export { turnKeys } from '../plugin/sessions.ts'
export type { TurnKey } from '../plugin/sessions.ts'
export type { VectorSpace, SpaceCount, Neighbour, VectorReader, VectorWriter } from '../plugin/search.ts'
export type { SeqSpan, RecordImage, ImagedItem } from '../types/change.ts'
export { EPISODE_TEXTS, episodeKeys, NODE_TEXTS, nodeKeys } from './semantic-keys.ts'
export type { SemanticKey } from './semantic-keys.ts'
export { GAP_TYPES, QUARANTINE_REASONS, RELATIONSHIP_TYPES } from '../types/semantic.ts'
export type {
  EpisodeLink,
  EpisodeState,
  GapType,
  ModelUsage,
  NodeDraft,
  NodeEvidence,
  NodeEvolution,
  NodeSighting,
  NodeVersion,
  Quarantined,
  QuarantineReason,
  RelationshipDraft,
  RelationshipType,
  SemanticRelationship,
  StoredNode,
} from '../types/semantic.ts'
export type * from '../types/session.ts'
export { fromBytes, toBytes } from '../vector/bytes.ts'
export { Nearest } from '../vector/nearest.ts'
export type { AuditOutcome } from '../plugin/audit.ts'
export type { MessageFilter } from '../plugin/items.ts'
export type { EraseOptions } from '../plugin/erasure.ts'
export type { ListRequest } from '../plugin/page.ts'
// What queues of jobs are written with.
export { backOff, reconnectDelay } from '../jobs/handle.ts'
export { addForEveryScope, throwIfAborted } from '../jobs/standard.ts'
export type { FanOut } from '../jobs/standard.ts'
export { failedFate, fateEvent, interruptedFate, repeatedFate } from '../jobs/handle.ts'
export type { JobFate, JobTries } from '../jobs/handle.ts'
export { handleJob, jobEmitter } from '../jobs/handle.ts'
export type { JobHands, TakenJob } from '../jobs/handle.ts'
export { checkHandlers, within } from '../jobs/request.ts'
export { isHopeless, reasonOf } from '../jobs/request.ts'
export { checkKinds, checkRequest, unknownKind } from '../jobs/request.ts'
export type { CheckedJob } from '../jobs/request.ts'
export { standardJobs } from '../jobs/standard.ts'
export type {
  JobRequest,
  JobState,
  QueuedJob,
  JobFilter,
  JobContext,
  JobHandler,
  JobHandlers,
  JobRef,
  JobEvent,
  JobRunOptions,
  JobQueue,
} from '../plugin/jobs.ts'
export type { JobMemory } from '../recollect.ts'
