import type pg from 'pg'
import { connected } from '../server/connected.ts'
import { SCHEMA } from '../server/memory.ts'
import { tablesOf } from '../server/tables.ts'
import { partitionsOf, scopeKeySql } from './names.ts'

/** What is added to a database that holds the measured scopes. */
export interface Load {
  readonly scopes: number
  /** How many of the copies have messages, index and log too; all have cards. */
  readonly whole: number
}

const SCOPES = 'scopes'
const CARDS = 'memory_cards'

/** Partitions that are filled at once. */
const AT_ONCE = 2

/**
 * Fills a database on the server: every new scope is a copy of rows of one of those that are there, under a number of its own. Rows come in
 * the order of their scopes, without the checks of foreign keys; everything else is as with rows written one by one.
 */
export async function load(adminUrl: string, { scopes, whole }: Load): Promise<void> {
  const { parts, tables } = await connected(adminUrl, async (client) => {
    await addScopes(client, scopes, whole)
    return { parts: await partitionsOf(client), tables: await tablesOf(client) }
  })
  const rest = tables.filter((table) => table !== SCOPES && table !== CARDS)
  const waiting = Array.from({ length: parts }, (_, part) => part)
  const worker = (): Promise<void> =>
    connected(adminUrl, async (client) => {
      await client.query(`set session_replication_role = replica`)
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        await copyRows(client, CARDS, part, 'true')
        for (const table of rest) await copyRows(client, table, part, 'copies.is_whole')
      }
    })
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await connected(adminUrl, settle)
}

/** Statistics and maps of visible rows as they are in a database that has been in use, nothing left to be written. */
async function settle(client: pg.Client): Promise<void> {
  await client.query('drop table public.copies')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

/** Which scope is a copy of which, and the rows of the scopes themselves. */
async function addScopes(client: pg.Client, count: number, whole: number): Promise<void> {
  await client.query(`
    create unlogged table public.copies as
    with models as (select id as model, row_number() over (order by id) - 1 as place, count(*) over () as models from ${SCHEMA}.scopes)
    select ${scopeKeySql(`'tenant-' || n`)} as id, 'tenant-' || n as name, model, n <= ${String(whole)} as is_whole
    from generate_series(1, ${String(count)}) n join models on place = n % models`)
  await client.query('analyze public.copies')
  const columns = (await columnsOf(client, SCOPES)).filter((name) => name !== 'id' && name !== 'name')
  const rest = columns.map((name) => `, "${name}"`).join('')
  const ofModel = columns.map((name) => `, of."${name}"`).join('')
  await client.query(`
    insert into ${SCHEMA}.scopes (id, name${rest})
    select copies.id, copies.name${ofModel} from public.copies join ${SCHEMA}.scopes of on of.id = copies.model order by copies.id`)
}

async function copyRows(client: pg.Client, table: string, part: number, which: string): Promise<void> {
  const columns = (await columnsOf(client, table)).filter((name) => name !== 'scope')
  const names = columns.map((name) => `"${name}"`)
  const models = names.map((name) => `rows.${name}`)
  // The offset keeps the order: scope after scope, as every index wants it.
  await client.query(`
    insert into ${SCHEMA}.${table}_p${String(part)} (scope, ${names.join(', ')})
    select copies.id, ${models.join(', ')}
    from (select copies.* from public.copies join ${SCHEMA}.scopes_p${String(part)} using (id) order by id) copies
    cross join lateral (select * from ${SCHEMA}.${table} of where of.scope = copies.model and ${which} offset 0) rows`)
}

async function columnsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const sql = `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`
  const { rows } = await client.query<{ name: string }>(sql, [`${SCHEMA}.${table}`])
  return rows.map(({ name }) => name)
}
