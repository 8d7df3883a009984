import { CATALOGUE } from './catalogue.ts'
import type { SealedTable } from './catalogue.ts'
import { sealedColumns } from './plan.ts'
import type { Sealed } from './plan.ts'
import { ROW_KEYS } from './row-keys.ts'

/** A table with sealed columns, and the columns that tell its rows apart within a scope. */
export interface SealedRows {
  readonly table: SealedTable
  readonly keys: readonly string[]
  readonly columns: readonly Sealed[]
}

/** Every table a cipher seals something in, in the order of the catalogue. */
export const SEALED_ROWS: readonly SealedRows[] = Object.keys(CATALOGUE)
  .filter(isTable)
  .flatMap((table) => {
    const columns = sealedColumns(table)
    return columns.length === 0 ? [] : [{ table, keys: ROW_KEYS[table] ?? [], columns }]
  })

function isTable(name: string): name is SealedTable {
  return Object.hasOwn(CATALOGUE, name)
}
