export { inspectPostgres, postgresSchema } from './inspect.ts'
export type {
  LongTransaction,
  PostgresInspection,
  ReplicaFacts,
  RoleFacts,
  SchemaFacts,
  TableFacts,
  VectorFacts,
} from './types.ts'
