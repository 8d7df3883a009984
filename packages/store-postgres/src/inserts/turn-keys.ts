import type { KeyedTurn, SqlQuery, SqlStatement } from '@recollect/store-kysely'

/** Keys of one turn, or of many. */
const ONE_TURN: SqlStatement = {
  sql: `insert into qa_topics (scope, kind, key, said_at, number)
    select s.id, entry.kind, entry.key, $2, $3 from scopes as s, unnest($4::int[], $5::text[]) as entry(kind, key) where s.id = $1`,
}
const MANY_TURNS: SqlStatement = {
  sql: `insert into qa_topics (scope, kind, key, said_at, number)
    select s.id, entry.* from scopes as s, unnest($2::int[], $3::text[], $4::timestamptz[], $5::bigint[]) as entry where s.id = $1`,
}

/** One statement for all keys. */
export function turnKeyInserts(scope: string | number, entries: readonly KeyedTurn[]): readonly SqlQuery[] {
  const [first] = entries
  if (first === undefined) return []
  if (entries.length === 1) {
    const [kinds, keys] = [first.keys.map(([kind]) => kind), first.keys.map(([, key]) => key)]
    return [{ statement: ONE_TURN, values: [scope, first.saidAt, first.number, kinds, keys] }]
  }
  const all = entries.flatMap(({ number, saidAt, keys }) =>
    keys.map(([kind, key]) => ({ kind, key, saidAt, number })),
  )
  // In the order of the table, so that neighbours are written together.
  all.sort((a, b) => a.kind - b.kind || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.number - b.number))
  const list = <T extends string | number>(read: (row: (typeof all)[number]) => T) => all.map(read)
  return [
    {
      statement: MANY_TURNS,
      values: [
        scope,
        list(({ kind }) => kind),
        list(({ key }) => key),
        list(({ saidAt }) => saidAt),
        list(({ number }) => number),
      ],
    },
  ]
}
