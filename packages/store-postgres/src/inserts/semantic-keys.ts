import type { KeyedRecord, SqlQuery, SqlStatement } from '@recollect/store-kysely'

/** Keys of one record, or of many. */
const ONE_RECORD: SqlStatement = {
  sql: `insert into semantic_keys (scope, kind, key, id)
    select s.id, entry.kind, entry.key, $2 from scopes as s, unnest($3::int[], $4::text[]) as entry(kind, key) where s.id = $1`,
}
const MANY_RECORDS: SqlStatement = {
  sql: `insert into semantic_keys (scope, kind, key, id)
    select s.id, entry.* from scopes as s, unnest($2::int[], $3::text[], $4::text[]) as entry where s.id = $1`,
}

/** One statement for all keys. */
export function semanticKeyInserts(
  scope: string | number,
  entries: readonly KeyedRecord[],
): readonly SqlQuery[] {
  const [first] = entries
  if (first === undefined) return []
  if (entries.length === 1) {
    const [kinds, keys] = [first.keys.map(([kind]) => kind), first.keys.map(([, key]) => key)]
    return [{ statement: ONE_RECORD, values: [scope, first.id, kinds, keys] }]
  }
  const all = entries.flatMap(({ id, keys }) => keys.map(([kind, key]) => ({ kind, key, id })))
  // In the order of the table, so that neighbours are written together.
  all.sort((a, b) => a.kind - b.kind || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const list = <T extends string | number>(read: (row: (typeof all)[number]) => T) => all.map(read)
  return [
    {
      statement: MANY_RECORDS,
      values: [scope, list(({ kind }) => kind), list(({ key }) => key), list(({ id }) => id)],
    },
  ]
}
