export { MIGRATIONS } from './list.ts'
export type { SqlMigration } from './list.ts'
