import type { SqlParam, SqlQuery } from '../driver/sql-driver.ts'
import type { ImageValues } from '../rows/image-row.ts'
import type { KeyedRecord } from '../rows/semantic/key-row.ts'
import type { KeyedTurn } from '../rows/turn-key-row.ts'
import type { ScopeKey } from '../schema.ts'
import type { Statements } from '../statements/all-statements.ts'
import { listParts } from '../statements/shapes.ts'
import type { RowInserts } from './held-rows.ts'
import type { IndexedItem } from './postings-access.ts'

/** How many postings or keys one insert writes of a long list, largest first; what is left of it goes in one more. */
const BATCHES = [64, 32, 16] as const
/** Values of a posting in the list of its statement. */
const COLUMNS = 4
/** How many images. */
const IMAGES = 16

/** A statement for each record, and for the postings or keys of several: where statements cost little. Rows were checked as they came. */
export const insertSingly: RowInserts = (statements, scope, rows) => {
  const queries: SqlQuery[] = []
  for (const row of rows.items) queries.push(statements.items.insert.withChecked(row))
  postingInserts(queries, statements, scope, rows.postings)
  for (const row of rows.cards) queries.push(statements.cards.insert.withChecked(row))
  for (const row of rows.changes) queries.push(statements.changes.insert.withChecked(row))
  if (rows.images.length > 0) queries.push(...imageInserts(statements, scope, rows.images))
  for (const row of rows.turns) queries.push(statements.turns.insert.withChecked(row))
  for (const entry of rows.turnKeys) turnKeyInserts(queries, statements, scope, entry)
  for (const row of rows.episodeItems) queries.push(statements.episodeItems.insert.withChecked(row))
  for (const entry of rows.semanticKeys) semanticKeyInserts(queries, statements, scope, entry)
  for (const row of rows.quarantined) queries.push(statements.quarantine.insert.withChecked(row))
  return queries
}

/** In the order of the table, so that neighbours are written together. */
function postingInserts(
  queries: SqlQuery[],
  { search }: Statements,
  scope: ScopeKey,
  entries: readonly IndexedItem[],
): void {
  if (entries.length === 0) return
  const byTerm = new Map<string, SqlParam[]>()
  for (const { item, length, terms } of entries) {
    for (const [term, count] of terms) {
      const rows = byTerm.get(term)
      if (rows === undefined) byTerm.set(term, [term, item, count, length])
      else rows.push(term, item, count, length)
    }
  }
  const all: SqlParam[] = []
  for (const term of [...byTerm.keys()].sort()) all.push(...(byTerm.get(term) ?? []))
  inBatches(all.length / COLUMNS, (from, size) => {
    const list = all.slice(from * COLUMNS, (from + size) * COLUMNS)
    queries.push(search.insert.of(String(size), size).withChecked({ scope }, list))
  })
}

function turnKeyInserts(
  queries: SqlQuery[],
  { turnKeys }: Statements,
  scope: ScopeKey,
  { number, saidAt, keys }: KeyedTurn,
): void {
  inBatches(keys.length, (from, size) => {
    const list = keys.slice(from, from + size).flat()
    queries.push(turnKeys.insert.of(String(size), size).withChecked({ scope, number, saidAt }, list))
  })
}

function semanticKeyInserts(
  queries: SqlQuery[],
  { semanticKeys }: Statements,
  scope: ScopeKey,
  { id, keys }: KeyedRecord,
): void {
  inBatches(keys.length, (from, size) => {
    const list = keys.slice(from, from + size).flat()
    queries.push(semanticKeys.insert.of(String(size), size).withChecked({ scope, id }, list))
  })
}

/** Cuts a list so that few statements serve lists of any length, and each list takes few of them. */
function inBatches(count: number, write: (from: number, size: number) => void): void {
  for (let from = 0; from < count;) {
    const left = count - from
    const size = BATCHES.find((batch) => batch <= left) ?? left
    write(from, size)
    from += size
  }
}

/** Images of one change follow each other. */
function imageInserts(
  { images: statements }: Statements,
  scope: ScopeKey,
  images: readonly ImageValues[],
): readonly SqlQuery[] {
  const byChange = new Map<number, ImageValues[]>()
  for (const image of images) {
    const own = byChange.get(image.change)
    if (own === undefined) byChange.set(image.change, [image])
    else own.push(image)
  }
  return [...byChange].flatMap(([change, own]) =>
    listParts(own, IMAGES).map((part) => {
      const list = part.flatMap((row): SqlParam[] => [row.position, row.record, row.record_id, row.image])
      return statements.insert.of(String(part.length), part.length).withChecked({ scope, change }, list)
    }),
  )
}
