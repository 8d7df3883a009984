import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { scopeKey } from '../src/codec/scope-key.ts'
import { withStore } from './support/actors.ts'
import { fill } from './support/fill.ts'
import { rawOf, rowsOf } from './support/raw.ts'
import type { Raw } from './support/raw.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('settings', () => {
  const database = ownDatabase()
  const SCOPES = Array.from({ length: 20 }, (_, at) => `scope ${String(at)}`)
  const SETTINGS = [
    'search_path',
    'recollect.scope',
    'recollect.all_scopes',
    'statement_timeout',
    'lock_timeout',
    'plan_cache_mode',
    'timezone',
    'datestyle',
    'extra_float_digits',
    'array_nulls',
    'transaction_isolation',
    'transaction_read_only',
  ]

  beforeAll(() =>
    withStore({ url: database.current.url, partitions: 4 }, async (store) => {
      await store.migrate()
      for (const scope of SCOPES) await fill(store, scope, scope, 2)
    }),
  )

  describe('what a transaction sets', () => {
    let raw: Raw
    beforeAll(() => {
      raw = rawOf({ url: database.current.url, poolSize: 1 })
    })
    afterAll(() => raw.driver.close())

    /** What holds on the one connection between transactions. */
    async function settings(): Promise<unknown> {
      const client = await raw.server.lend()
      const all = SETTINGS.map((name) => `nullif(current_setting('${name}', true), '') as "${name}"`)
      const { rows } = await client.query(`select pg_backend_pid(), ${all.join(', ')}`)
      const { rows: seen } = await client.query('select from recollect.memory_items')
      client.release()
      return { rows, seen: seen.length }
    }

    it('is gone when it ends, however it ends', async () => {
      const before = await settings()
      expect(before).toMatchObject({
        seen: 0,
        rows: [{ 'recollect.scope': null, 'recollect.all_scopes': null }],
      })
      const { read, write } = {
        read: raw.driver.read.bind(raw.driver),
        write: raw.driver.write.bind(raw.driver),
      }
      const count = 'select from memory_items'
      for (const scope of ['scope 1', null]) {
        const expected = scope === null ? 2 * SCOPES.length : 2
        for (const run of [read, write]) {
          expect(await run(scope, null, async (tx) => (await rowsOf(tx, count)).length)).toBe(expected)
          expect(await settings()).toEqual(before)
          await expect(run(scope, null, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
          expect(await settings()).toEqual(before)
          await expect(run(scope, null, (tx) => rowsOf(tx, 'select 1 / 0'))).rejects.toThrow()
          expect(await settings()).toEqual(before)
        }
      }
    })

    it('is not what the one before it set by hand', async () => {
      await raw.driver.write('scope 1', null, async (tx) => {
        await rowsOf(tx, `select set_config('recollect.scope', '${scopeKey('scope 2')}', false)`)
        await rowsOf(tx, `set session recollect.all_scopes = 'on'`)
      })
      const seen = await raw.driver.read('scope 1', null, (tx) =>
        rowsOf<{ scope: string }>(tx, 'select distinct scope::text as scope from memory_items'),
      )
      expect(seen).toEqual([{ scope: scopeKey('scope 1') }])
    })
  })

  it('a thousand transactions of twenty scopes over four connections each see their own rows only', async () => {
    // The last of them wait for all others, as long as a busy machine needs.
    const raw = rawOf({ url: database.current.url, poolSize: 4, lockTimeoutMs: 120_000 })
    const work = async (at: number): Promise<void> => {
      const scope = SCOPES[at % SCOPES.length] ?? ''
      const see = async (tx: Parameters<Parameters<Raw['driver']['read']>[2]>[0]) => {
        for (const table of ['memory_items', 'memory_cards', 'postings', 'embeddings']) {
          const rows = await rowsOf<{ scope: string }>(
            tx,
            `select distinct scope::text as scope from ${table}`,
          )
          expect(rows).toEqual([{ scope: scopeKey(scope) }])
        }
        if (at % 7 === 0) throw new Error('mine')
      }
      await raw.driver[at % 3 === 0 ? 'write' : 'read'](scope, null, see).catch((error: unknown) => {
        expect(error).toMatchObject({ message: 'mine' })
      })
    }
    await Promise.all(Array.from({ length: 1000 }, (_, at) => work(at)))
    await raw.driver.close()
  })
})
