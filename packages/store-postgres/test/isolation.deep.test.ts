import type { Store } from '@recollect/core'
import type { SqlConnection } from '@recollect/store-kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { scopeKey } from '../src/codec/scope-key.ts'
import { openStore } from '../src/open-store.ts'
import { ownRole } from './support/actors.ts'
import { queryAt } from './support/admin.ts'
import { fill } from './support/fill.ts'
import { READS, RULES, WRITES } from './support/hand-written.ts'
import { rawOf, rowsOf } from './support/raw.ts'
import type { Raw } from './support/raw.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('rows of a scope', () => {
  const database = ownDatabase()
  const role = ownRole(database)
  const schema = 'recollect'
  const TABLES = [
    'scopes',
    'memory_items',
    'memory_cards',
    'postings',
    'query_expansions',
    'embeddings',
    'changes',
    'change_images',
    'sessions',
    'qa_turns',
    'qa_topics',
    'context_variables',
    'episodes',
    'episode_items',
    'semantic_nodes',
    'node_versions',
    'episode_nodes',
    'semantic_relationships',
    'semantic_keys',
    'semantic_vectors',
    'semantic_quarantine',
    'model_usage',
  ]
  const [own, other] = [scopeKey('alice'), scopeKey('bob')]
  const filledIn = (sql: string): string => sql.replaceAll('{own}', own).replaceAll('{other}', other)

  let store: Store
  beforeAll(async () => {
    store = openStore({ url: database.current.url, partitions: 2, grantTo: role.current.name })
    await store.migrate()
    await fill(store, 'alice', 'hello')
    await fill(store, 'bob', 'secret')
    await queryAt(database.current.url, `analyze`)
  })
  afterAll(() => store.close())

  /** Everything of the other scope, as the superuser sees it. */
  async function contents(): Promise<unknown> {
    const all = TABLES.map((table) => {
      const scope = table === 'scopes' ? 'id' : 'scope'
      return `select '${table}' as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) from ${schema}.${table} t where ${scope} = ${other}`
    })
    return queryAt(database.current.adminUrl, all.join(' union all '))
  }

  /** Runs statements one after another, and gives what the last of them gives, or how one of them fails. */
  async function attempt(connection: SqlConnection, statements: readonly string[]): Promise<unknown> {
    let last: unknown[] = []
    for (const statement of statements) last = await rowsOf<unknown>(connection, filledIn(statement))
    return last
  }

  const UNDONE = new Error('taken back')

  /** In a transaction that was opened for one scope, as a store opens it, and that is taken back. */
  async function learned(raw: Raw, statements: readonly string[]): Promise<string> {
    let seen: unknown = null
    const outcome = await raw.driver
      .write('alice', null, async (connection) => {
        seen = await attempt(connection, statements)
        throw UNDONE
      })
      .catch((error: unknown) => error)
    const told = outcome === UNDONE ? seen : [outcome, outcome instanceof Error ? outcome.cause : null]
    return `${outcome === UNDONE ? '' : 'refused: '}${JSON.stringify(told)} ${String(outcome)}`
  }

  describe.each(['the owner of the tables', 'another role'] as const)('%s', (who) => {
    let raw: Raw
    beforeAll(() => {
      const url = who === 'another role' ? role.current.url : database.current.url
      raw = rawOf({ url, poolSize: 2 })
    })
    afterAll(() => raw.driver.close())

    it('sees the rows of the scope a transaction was opened for, and only those', async () => {
      await raw.driver.read('alice', null, async (connection) => {
        for (const table of TABLES) {
          const scope = table === 'scopes' ? 'id' : 'scope'
          const rows = await rowsOf<{ scope: string; rows: number }>(
            connection,
            `select ${scope}::text as scope, count(*) as rows from ${table} group by 1`,
          )
          expect(rows, table).toEqual([{ scope: own, rows: expect.any(Number) }])
          expect(rows[0]?.rows, table).toBeGreaterThan(0)
        }
      })
    })

    it.each(Object.entries(READS))('learns nothing of another scope by %s', async (_, statements) => {
      const told = await learned(raw, statements)
      expect(told).not.toContain('secret')
      expect(told).not.toContain(other)
      expect(told).not.toContain('division by zero')
    })

    it.each(Object.entries(WRITES))('changes nothing of another scope by %s', async (_, statements) => {
      const before = await contents()
      const run = (connection: SqlConnection) => attempt(connection, statements)
      await raw.driver.write('alice', null, run).catch(() => null)
      expect(await contents()).toEqual(before)
    })

    it('copies out of a table what it may see', async () => {
      await raw.driver.read('alice', null, async (connection) => {
        const { changed } = await connection.execute('copy (select * from postings) to stdout', [])
        expect(changed).toBe((await rowsOf(connection, 'select from postings')).length)
      })
      const into = raw.driver.write('alice', null, (connection) =>
        connection.execute('copy postings from stdin', []),
      )
      await expect(into).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    })

    it('sees and changes nothing when no scope was named', async () => {
      const { url } = who === 'another role' ? role.current : database.current
      for (const table of TABLES) {
        const of = `${schema}.${table}`
        expect(await queryAt(url, `select * from ${of}`), table).toEqual([])
        expect(await queryAt(url, `delete from ${of} returning *`), table).toEqual([])
      }
      const insertion = `insert into ${schema}.postings (scope, term, item, tf, len) values (${own}, 'x', 1, 1, 1)`
      await expect(queryAt(url, insertion)).rejects.toMatchObject({ code: '42501' })
      for (const setting of ['', '0', '-1', '9223372036854775807']) {
        const rows = await queryAt(
          url,
          `select * from (select set_config('recollect.scope', '${setting}', false)) s, ${schema}.memory_items`,
        )
        expect(rows, setting).toEqual([])
      }
    })
  })

  describe('a role that does not own the tables', () => {
    it.each(RULES)('may not: %s', async (statement) => {
      const raw = rawOf({ url: role.current.url, poolSize: 1 })
      expect(await learned(raw, [statement])).toMatch(/^refused: .*"code":"42501"/u)
      await raw.driver.close()
    })

    it('sees no more when it asks for all scopes', async () => {
      const raw = rawOf({ url: role.current.url, poolSize: 1 })
      const ask = [`select set_config('recollect.all_scopes', 'on', true)`, 'select * from memory_items']
      expect(await learned(raw, ask)).not.toContain('secret')
      await raw.driver.close()
    })
  })
})
