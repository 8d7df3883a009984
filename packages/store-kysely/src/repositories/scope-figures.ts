import type { EpochMs } from '@recollect/core'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../codec.ts'
import { orNull, textOrNull } from '../rows/columns.ts'
import { SCOPE_COLUMNS } from '../statements/scope-statements.ts'

/** What the row of a scope knows beside its name. */
export interface ScopeFigures {
  /** Items in the text index, and the sum of their lengths in terms. */
  readonly documents: number
  readonly totalLength: number
  readonly nextDue: EpochMs | null
  /** Highest numbers given out. */
  readonly lastItem: number
  readonly lastCard: number
  readonly lastChange: number
  readonly lastTurn: number
  /** Items up to this number need not be looked at by whoever cuts episodes. */
  readonly cutUpTo: number
}

export const NO_FIGURES: ScopeFigures = {
  documents: 0,
  totalLength: 0,
  nextDue: null,
  lastItem: 0,
  lastCard: 0,
  lastChange: 0,
  lastTurn: 0,
  cutUpTo: 0,
}

/** Their names. */
export const FIGURES = [
  'documents',
  'totalLength',
  'nextDue',
  'lastItem',
  'lastCard',
  'lastChange',
  'lastTurn',
  'cutUpTo',
] as const satisfies readonly (keyof ScopeFigures)[]

/** The figures in a row of `SCOPE_COLUMNS`. */
export function rowToFigures(row: SqlRow, codec: SqlCodec): ScopeFigures {
  const [, documents, totalLength, nextDue, lastItem, lastCard, lastChange, lastTurn, cutUpTo] = row
  return {
    documents: codec.readInteger(documents),
    totalLength: codec.readInteger(totalLength),
    nextDue: orNull(nextDue, codec.readTime),
    lastItem: codec.readInteger(lastItem),
    lastCard: codec.readInteger(lastCard),
    lastChange: codec.readInteger(lastChange),
    lastTurn: codec.readInteger(lastTurn),
    cutUpTo: codec.readInteger(cutUpTo),
  }
}

/** By which key the scope of such a row was sealed; null where it was not. */
export const sealedByIn = (row: SqlRow): string | null =>
  textOrNull(row[SCOPE_COLUMNS.indexOf('sealed_by')], 'sealed_by')
