import { SCHEMA } from '../server/memory.ts'
import { connected } from '../server/connected.ts'

/** What the tables hold once everybody has written. All but the first three must be 0. */
export interface Chains {
  readonly keys: number
  readonly versions: number
  readonly longest: number
  /** Keys without exactly one active version. */
  readonly notOneActive: number
  /** Keys whose versions are not 1, 2, 3, … */
  readonly gaps: number
  /** Acknowledged updates that are in no version. */
  readonly lost: number
  /** Versions nobody was told of. */
  readonly unacknowledged: number
}

const CHAINS = `
  with chains as (
    select count(*)::int as versions, count(*) filter (where is_active) as active,
      min(version) as first, max(version) as last, count(distinct version) as numbers
    from ${SCHEMA}.memory_cards group by scope, version_key
  )
  select count(*)::int as "keys", coalesce(sum(versions), 0)::int as "versions", coalesce(max(versions), 0)::int as "longest",
    (count(*) filter (where active <> 1))::int as "notOneActive",
    (count(*) filter (where first <> 1 or last <> versions or numbers <> versions))::int as "gaps"
  from chains`

const VALUES = `select distinct value from ${SCHEMA}.memory_cards`

/** Reads all of it by statements of its own, as superuser. */
export function checkChains(adminUrl: string, acknowledged: ReadonlySet<string>): Promise<Chains> {
  return connected(adminUrl, async (client) => {
    const { rows } = await client.query<Omit<Chains, 'lost' | 'unacknowledged'>>(CHAINS)
    const [chains] = rows
    if (chains === undefined) throw new TypeError('A count gave no row.')
    const values = await client.query<{ value: string }>(VALUES)
    const kept = new Set(values.rows.map(({ value }) => value))
    const missingFrom = (all: ReadonlySet<string>, some: ReadonlySet<string>): number =>
      [...some].filter((value) => !all.has(value)).length
    return {
      ...chains,
      lost: missingFrom(kept, acknowledged),
      unacknowledged: missingFrom(acknowledged, kept),
    }
  })
}
