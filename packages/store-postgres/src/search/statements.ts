import type { SqlStatement } from '@recollect/store-kysely'

/** One row for each term with its postings as lists: a row for each posting costs ten times as much to send and read. */
const LISTS = 'array_agg(item) as items, array_agg(tf) as counts, array_agg(len) as lengths'

/** Every posting of the terms. */
export const READ_WHOLE: SqlStatement = {
  sql: `select asked.nth, found.items, found.counts, found.lengths
    from unnest($2::text[]) with ordinality as asked(term, nth)
    cross join lateral (
      select ${LISTS} from (
        select item, tf, len from postings where scope = $1 and term = asked.term order by item desc
      ) as newest
    ) as found
    where found.items is not null`,
}

/**
 * Counts the terms, then reads from the rarest on until the budget is spent. Counts are those of the scope; only what lies from
 * $4 to before $5 is read and paid for.
 */
export const READ_COUNTED: SqlStatement = {
  sql: `with counted as (
      select asked.term, asked.nth, there.df, there.inside
      from unnest($2::text[]) with ordinality as asked(term, nth)
      cross join lateral (
        select count(*) as df, count(*) filter (where item >= $4 and item < $5) as inside
        from postings where scope = $1 and term = asked.term
      ) as there
      where there.df > 0
    ), paid as (
      select *, coalesce(sum(inside) over (
        order by df, nth rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from counted
    )
    select paid.nth, paid.df, found.items, found.counts, found.lengths
    from paid cross join lateral (
      select ${LISTS} from (
        select item, tf, len from postings
        where scope = $1 and term = paid.term and item >= $4 and item < $5
        order by item desc limit greatest($3::bigint - paid.before, 0)
      ) as newest
    ) as found
    order by paid.df, paid.nth`,
}

export const REMOVE: SqlStatement = {
  sql: 'delete from postings where scope = $1 and item = $2 and term = any($3::text[])',
}
