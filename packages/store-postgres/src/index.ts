export type { PostgresConnection, PostgresStoreOptions } from './options.ts'
export { postgresStore } from './postgres-store.ts'
