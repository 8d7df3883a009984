import type { SealedTable } from './catalogue.ts'
import { sealedColumns } from './plan.ts'
import type { Sealed } from './plan.ts'

/** Where a sealed column stands in a row, and those it packs; -1: not asked for. */
export interface Opening {
  readonly sealed: Sealed
  readonly at: number
  readonly packs: readonly number[]
}

const KNOWN = new Map<SealedTable, WeakMap<readonly string[], readonly Opening[]>>()

/** What is to be opened in rows of such columns; worked out once for each list of columns. */
export function openingsOf(table: SealedTable, columns: readonly string[]): readonly Opening[] {
  const ofTable = KNOWN.get(table) ?? new WeakMap<readonly string[], readonly Opening[]>()
  KNOWN.set(table, ofTable)
  const known = ofTable.get(columns)
  if (known !== undefined) return known
  const openings = sealedColumns(table).flatMap((sealed): Opening[] => {
    const at = columns.indexOf(sealed.column)
    return at < 0 ? [] : [{ sealed, at, packs: sealed.packs.map(({ column }) => columns.indexOf(column)) }]
  })
  ofTable.set(columns, openings)
  return openings
}
