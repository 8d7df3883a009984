export type { SqliteStoreOptions } from './options.ts'
export { sqliteStore } from './sqlite-store.ts'
