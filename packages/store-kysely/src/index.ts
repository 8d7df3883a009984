export { createKyselyStore } from './kysely-store.ts'
export type { KyselyStoreOptions } from './kysely-store.ts'
export { Turns } from './driver/turns.ts'
export { UnderWay } from './driver/under-way.ts'
export { systemWaiter } from './driver/waiter.ts'
export type { Waiter } from './driver/waiter.ts'
export type {
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
export { cutToBudget, readsWhole } from './repositories/budget.ts'
export type { IndexedItem, PostingsAccess, PostingsQuery } from './repositories/postings-access.ts'
export type { ScopeSession } from './repositories/scope-session.ts'
export { checkText } from './statements/checks.ts'
export { damaged } from './rows/columns.ts'
export { isMetadata } from './rows/metadata.ts'
export { MIGRATIONS } from './migrations/index.ts'
export type { SqlMigration } from './migrations/index.ts'
export type { Database } from './schema.ts'
