export type * from './types/item.ts'
export type { CardKind, Polarity, VersionRelation, Tense, MemoryCard } from './types/card.ts'
export type { ChangeKind, Change } from './types/change.ts'
export type * from './types/slot.ts'
export { TIME_PRECISIONS } from './types/time.ts'
export type { EventDate, TimePrecision } from './types/time.ts'
export type { Episode, SemanticNode } from './types/semantic.ts'
export type { LanguagePack } from './plugin/language-pack.ts'
export type { AbortSignalLike, Clock, Embedder, Ids, Observer } from './plugin/ports.ts'
export type { Plugin } from './engine.ts'
export type { PluginStats, PluginVerbs } from './plugin/plugin.ts'
export type { Page, PageRequest } from './plugin/page.ts'
export type { ItemFilter } from './plugin/items.ts'
export type { CardFilter } from './plugin/cards.ts'
export type { Store } from './plugin/store.ts'
export type * from './plugin/access.ts'
export type { AuditEntry } from './plugin/audit.ts'
export * from './errors/errors.ts'
export { cardBegan, cardEnded } from './facts/card-time.ts'
export type { CardTime } from './facts/card-time.ts'
export { createRecollect } from './recollect.ts'
export type { Recollect, RecollectOptions } from './recollect.ts'
export { defaultConfig } from './config/parse.ts'
export type { Config, ConfigInput } from './config/schema.ts'
export { QUERY_STEPS } from './config/steps.ts'
export type { QueryStep } from './config/steps.ts'
export { systemClock, zonedClock } from './util/clock.ts'
export { uuidv7Ids } from './util/ids.ts'
export type { Admin, AuditTrail, PrincipalMemory } from './api/access.ts'
export type * from './api/collection.ts'
export type * from './api/describe.ts'
export type * from './api/upkeep.ts'
export type * from './api/memory.ts'
export type * from './api/provenance.ts'
export type * from './api/time.ts'
export type * from './api/writes.ts'
export type * from './api/remember.ts'
export { RECALL_POLICIES, RECALL_TIERS } from './api/recall.ts'
export type {
  RecallTier,
  RecallPolicy,
  RecallFilter,
  RecallOptions,
  Evidence,
  Answer,
  Hit,
  RecallTrace,
  RecallResult,
} from './api/recall.ts'
