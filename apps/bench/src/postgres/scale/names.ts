import type pg from 'pg'
import { SCHEMA } from '../server/memory.ts'

/** The number of a scope as the store gives it: the first 63 bits of the SHA-256 of its name. */
export const scopeKeySql = (name: string): string =>
  `(('x' || encode(substr(sha256(convert_to(${name}, 'UTF8')), 1, 8), 'hex'))::bit(64) >> 1)::bigint`

const CHILDREN = `select count(*)::int as parts from pg_inherits where inhparent = '${SCHEMA}.scopes'::regclass`

export async function partitionsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ parts: number }>(CHILDREN)
  return rows[0]?.parts ?? 0
}

const SPREAD = `
  select name from (
    select name, part, row_number() over (partition by part order by n) as nth
    from (select n, 'measured-' || n as name from generate_series(1, $1::int) n) candidates
    join generate_series(0, $2::int - 1) part
      on satisfies_hash_partition('${SCHEMA}.scopes'::regclass, $2, part, ${scopeKeySql('name')})
  ) placed
  order by nth, part limit $3`

/** Names of scopes of which every partition holds as many as the others, or one more. */
export async function spreadNames(client: pg.Client, count: number): Promise<readonly string[]> {
  const candidates = 20 * count + 200
  const { rows } = await client.query<{ name: string }>(SPREAD, [
    candidates,
    await partitionsOf(client),
    count,
  ])
  return rows.map(({ name }) => name)
}
