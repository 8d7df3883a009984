export { createKyselyStore } from './kysely-store.ts'
export type { KyselyStoreOptions } from './kysely-store.ts'
export type { Aftermath } from './driver/aftermath.ts'
export { Holds } from './driver/holds.ts'
export { Turns } from './driver/turns.ts'
export { UnderWay } from './driver/under-way.ts'
export { systemWaiter } from './driver/waiter.ts'
export type { Waiter } from './driver/waiter.ts'
export type {
  HeldRead,
  Hold,
  SqlConnection,
  SqlDriver,
  SqlParam,
  SqlQuery,
  SqlRow,
  SqlStatement,
  SqlWork,
} from './driver/sql-driver.ts'
export type {
  IndexShape,
  ScopeColumn,
  SqlCodec,
  SqlFlag,
  SqlFlavor,
  SqlJson,
  SqlTime,
  SqlTypes,
} from './flavor.ts'
export { cutToBudget, rarestFirst, readsWhole } from './repositories/budget.ts'
export type { NewRows, RowInserts } from './repositories/held-rows.ts'
export type { IndexedItem, PostingsAccess, PostingsQuery } from './repositories/postings-access.ts'
export { KEY_CHECKS } from './seal/key-checks.ts'
export { CATALOGUE } from './seal/catalogue.ts'
export type { ColumnRule, SealedForm, TableRules } from './seal/rules.ts'
export { postingsByTerm } from './repositories/postings-by-term.ts'
export type { ScopeSession } from './repositories/scope-session.ts'
export { packedVectors } from './repositories/packed-vectors.ts'
export type { VectorAccess, VectorPlace } from './repositories/vector-access.ts'
export { checkLength } from './repositories/vectors.ts'
export { text } from './rows/columns.ts'
export { rowToPacked } from './rows/embedding-row.ts'
export { checkCount, checkText } from './statements/checks.ts'
export { CARD_VALUE_COLUMNS } from './rows/card-row.ts'
export type { CardValues } from './rows/card-values.ts'
export { CHANGE_VALUE_COLUMNS } from './rows/change-row.ts'
export type { ChangeValues } from './rows/change-row.ts'
export { IMAGE_VALUE_COLUMNS } from './rows/image-row.ts'
export type { ImageValues } from './rows/image-row.ts'
export { ITEM_VALUE_COLUMNS } from './rows/item-row.ts'
export type { ItemValues } from './rows/item-row.ts'
export { EPISODE_ITEM_COLUMNS } from './rows/semantic/episode-item-row.ts'
export type { EpisodeItemValues } from './rows/semantic/episode-item-row.ts'
export type { KeyedRecord } from './rows/semantic/key-row.ts'
export { QUARANTINE_VALUE_COLUMNS } from './rows/semantic/quarantine-row.ts'
export type { QuarantineValues } from './rows/semantic/quarantine-row.ts'
export type { KeyedTurn } from './rows/turn-key-row.ts'
export { TURN_VALUE_COLUMNS } from './rows/turn-row.ts'
export type { TurnValues } from './rows/turn-row.ts'
export { damaged } from './rows/columns.ts'
export { isMetadata } from './rows/metadata.ts'
export { MIGRATIONS } from './migrations/index.ts'
export type { SqlMigration } from './migrations/index.ts'
export type { Database } from './schema.ts'
