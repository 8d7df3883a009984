import type { SqlParam, SqlQuery } from '../driver/sql-driver.ts'
import type { ImageValues } from '../rows/image-row.ts'
import type { ScopeKey } from '../schema.ts'
import type { Statements } from '../statements/all-statements.ts'
import { listParts } from '../statements/shapes.ts'
import type { RowInserts } from './held-rows.ts'
import type { IndexedItem } from './postings-access.ts'

/** How many postings one insert may write, largest first. */
const BATCHES = [16, 4, 1] as const
/** How many images. */
const IMAGES = 16

/** A statement for each record: where statements cost little. */
export const insertSingly: RowInserts = (statements, scope, { items, cards, changes, images, postings }) => [
  ...items.map((row) => statements.items.insert.with(row)),
  ...postings.flatMap((entry) => postingInserts(statements, scope, entry)),
  ...cards.map((row) => statements.cards.insert.with(row)),
  ...changes.map((row) => statements.changes.insert.with(row)),
  ...imageInserts(statements, scope, images),
]

function postingInserts(
  { search }: Statements,
  scope: ScopeKey,
  { item, length, terms }: IndexedItem,
): readonly SqlQuery[] {
  const queries: SqlQuery[] = []
  let at = 0
  for (const size of BATCHES) {
    for (; terms.length - at >= size; at += size) {
      const list: SqlParam[] = terms.slice(at, at + size).flat()
      queries.push(search.insert.of(String(size), size).with({ scope, item, length }, list))
    }
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
