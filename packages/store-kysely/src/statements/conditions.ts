import { sql } from 'kysely'
import type { SqlBool } from 'kysely'

/** Written as the partial indexes are, so that the planner takes them. */
export const isActive = sql<SqlBool>`is_active`
export const isInactive = sql<SqlBool>`not is_active`
export const isNotArchived = sql<SqlBool>`not is_archived`
