export { checkCitus, distribute } from './citus/index.ts'
export type { Distributed } from './citus/index.ts'
export { inspectPostgres, postgresSchema } from './inspect/index.ts'
export type {
  LongTransaction,
  PostgresInspection,
  ReplicaFacts,
  RoleFacts,
  SchemaFacts,
  TableFacts,
  VectorFacts,
} from './inspect/index.ts'
export type { PostgresStoreOptions } from './options.ts'
export type { PostgresConnection } from './connect/address.ts'
export { postgresStore } from './postgres-store.ts'
export { grantAccess } from './schema/grant-access.ts'
