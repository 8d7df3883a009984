import type { SqlParam, SqlQuery } from '../driver/sql-driver.ts'
import type { ImageValues } from '../rows/image-row.ts'
import type { KeyedRecord } from '../rows/semantic/key-row.ts'
import type { KeyedTurn } from '../rows/turn-key-row.ts'
import type { ScopeKey } from '../schema.ts'
import type { Statements } from '../statements/all-statements.ts'
import { listParts } from '../statements/shapes.ts'
import type { RowInserts } from './held-rows.ts'
import type { IndexedItem } from './postings-access.ts'

/** How many postings, or keys of one record, one insert may write, largest first. */
const BATCHES = [16, 4, 1] as const
/** How many images. */
const IMAGES = 16

/** A statement for each record: where statements cost little. */
export const insertSingly: RowInserts = (statements, scope, rows) => [
  ...rows.items.map((row) => statements.items.insert.with(row)),
  ...rows.postings.flatMap((entry) => postingInserts(statements, scope, entry)),
  ...rows.cards.map((row) => statements.cards.insert.with(row)),
  ...rows.changes.map((row) => statements.changes.insert.with(row)),
  ...imageInserts(statements, scope, rows.images),
  ...rows.turns.map((row) => statements.turns.insert.with(row)),
  ...rows.turnKeys.flatMap((entry) => turnKeyInserts(statements, scope, entry)),
  ...rows.episodeItems.map((row) => statements.episodeItems.insert.with(row)),
  ...rows.semanticKeys.flatMap((entry) => semanticKeyInserts(statements, scope, entry)),
  ...rows.quarantined.map((row) => statements.quarantine.insert.with(row)),
]

const postingInserts = (
  { search }: Statements,
  scope: ScopeKey,
  { item, length, terms }: IndexedItem,
): readonly SqlQuery[] =>
  inBatches(terms, (size, list) =>
    search.insert.of(String(size), size).with({ scope, item, length }, list.flat()),
  )

const turnKeyInserts = (
  { turnKeys }: Statements,
  scope: ScopeKey,
  { number, saidAt, keys }: KeyedTurn,
): readonly SqlQuery[] =>
  inBatches(keys, (size, list) =>
    turnKeys.insert.of(String(size), size).with({ scope, number, saidAt }, list.flat()),
  )

const semanticKeyInserts = (
  { semanticKeys }: Statements,
  scope: ScopeKey,
  { id, keys }: KeyedRecord,
): readonly SqlQuery[] =>
  inBatches(keys, (size, list) => semanticKeys.insert.of(String(size), size).with({ scope, id }, list.flat()))

/** Cuts a list so that few statements serve lists of any length. */
function inBatches<T>(
  list: readonly T[],
  queryOf: (size: number, part: readonly T[]) => SqlQuery,
): SqlQuery[] {
  const queries: SqlQuery[] = []
  let at = 0
  for (const size of BATCHES) {
    for (; list.length - at >= size; at += size) queries.push(queryOf(size, list.slice(at, at + size)))
  }
  return queries
}

/** Images of one change follow each other. */
function imageInserts(
  { images: statements }: Statements,
  scope: ScopeKey,
  images: readonly ImageValues[],
): readonly SqlQuery[] {
  const changes = [...new Set(images.map(({ change }) => change))]
  return changes.flatMap((change) => {
    const own = images.filter((image) => image.change === change)
    return listParts(own, IMAGES).map((part) => {
      const list = part.flatMap((row): SqlParam[] => [row.position, row.record, row.record_id, row.image])
      return statements.insert.of(String(part.length), part.length).with({ scope, change }, list)
    })
  })
}
