import type { FaultRow } from './context.ts'
import { POSTGRES_ROWS } from './rows-postgres.ts'
import { SQLITE_ROWS } from './rows-sqlite.ts'

export const ROWS: readonly FaultRow[] = [...SQLITE_ROWS, ...POSTGRES_ROWS]

export const PARTS: readonly string[] = [...new Set(ROWS.map(({ part }) => part))]
