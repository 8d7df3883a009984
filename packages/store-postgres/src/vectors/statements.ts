import type { SqlStatement } from '@recollect/store-kysely'
import { quoted } from '../schema/names.ts'

export type VectorStatements = Readonly<
  Record<
    'spaces' | 'nearest' | 'owed' | 'bySeq' | 'missing' | 'insert' | 'remove' | 'removeAll' | 'keepOnly',
    SqlStatement
  >
>

const SPACE = 'scope = $1 and model = $2 and dimensions = $3'

/** Statements on `item_vectors`. `home`: the schema of the extension, which stands in no search path here. */
export function vectorStatements(home: string): VectorStatements {
  const of = quoted(home)
  return {
    spaces: {
      sql: `select model, dimensions, count(*) from item_vectors where scope = $1
        group by model, dimensions order by model, dimensions`,
    },
    nearest: { sql: nearest(of) },
    owed: {
      sql: `select i.seq from memory_items as i where i.scope = $1 and i.seq > $4 and not exists (
          select from item_vectors as v
          where v.scope = $1 and v.model = $2 and v.dimensions = $3 and v.item = i.seq
        ) order by i.seq limit $5`,
    },
    bySeq: {
      sql: `select item, ${of}.vector_send(embedding) from item_vectors
        where ${SPACE} and item between $4 and $5 order by item`,
    },
    missing: {
      sql: `select given.item from unnest($2::bigint[]) with ordinality as given(item, nth)
        where not exists (select from memory_items as i where i.scope = $1 and i.seq = given.item)
        order by given.nth limit 1`,
    },
    insert: {
      sql: `insert into item_vectors (scope, model, dimensions, item, embedding)
        select s.id, $2, $3::int, given.item,
          ($5::real[])[(given.nth - 1) * $3::int + 1 : given.nth * $3::int]::${of}.vector
        from scopes as s, unnest($4::bigint[]) with ordinality as given(item, nth) where s.id = $1
        on conflict (scope, model, dimensions, item) do update set embedding = excluded.embedding`,
    },
    remove: { sql: REMOVE },
    removeAll: { sql: 'delete from item_vectors where scope = $1' },
    keepOnly: { sql: 'delete from item_vectors where scope = $1 and (model <> $2 or dimensions <> $3)' },
  }
}

/**
 * Compares every vector of the space, then gives back those that may be among the best $5: all down to $7 below the last of them and
 * below $6. Of equal vectors the newest $5 are enough: they score the same.
 */
const nearest = (of: string): string => `with scored as materialized (
    select item, -(embedding operator(${of}.<#>) $4::${of}.vector) as score from item_vectors where ${SPACE}
  ), last as (
    select score from scored order by score desc offset $5::bigint - 1 limit 1
  ), near as materialized (
    select scored.item, (
      select v.embedding from item_vectors as v
      where v.scope = $1 and v.model = $2 and v.dimensions = $3 and v.item = scored.item
    ) as embedding
    from scored
    where score >= greatest($6::float8, coalesce((select score from last), '-infinity')) - $7::float8
  )
  select item, ${of}.vector_send(embedding) from (
    select item, embedding, row_number() over (partition by embedding order by item desc) as nth from near
  ) as ranked where nth <= $5::bigint`

/** Looks up the item in one space after another: the key begins with the space, and a scope has few. */
const REMOVE = `with recursive spaces as (
    (select model, dimensions from item_vectors where scope = $1 order by model, dimensions limit 1)
    union all
    select next.model, next.dimensions from spaces cross join lateral (
      select v.model, v.dimensions from item_vectors as v
      where v.scope = $1 and (v.model, v.dimensions) > (spaces.model, spaces.dimensions)
      order by v.model, v.dimensions limit 1
    ) as next
  )
  delete from item_vectors as v using spaces
  where v.scope = $1 and v.model = spaces.model and v.dimensions = spaces.dimensions and v.item = $2`
