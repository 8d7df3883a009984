import type { Store } from '@recollect/core'
import { freshSchemaName } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { scopeKey } from '../src/codec/scope-key.ts'
import { vectorStatements } from '../src/vectors/statements.ts'
import type { VectorStatements } from '../src/vectors/statements.ts'
import { asAdmin, openOnPgVector, ownPgVector } from './support/pgvector.ts'

const server = ownPgVector()
const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

async function made(): Promise<{ store: Store; schema: string }> {
  const schema = freshSchemaName()
  const store = openOnPgVector(server.current.url, schema, { vectors: 'pgvector' })
  opened.push(store)
  await store.migrate()
  return { store, schema }
}

const put = (store: Store, scope: string, vectors: readonly Float32Array[], model = 'm'): Promise<unknown> =>
  store.transaction(scope, async (tx) => {
    for (const vector of vectors) {
      const { seq } = await tx.items.insert(anItem())
      await tx.vectors?.put({ model, dimensions: vector.length }, new Map([[seq, vector]]))
    }
  })
const refusal = (words: string) => ({
  code: 'INVALID_INPUT',
  message: expect.stringContaining(words) as unknown,
})

const X = Float32Array.of(1, 0, 0)

/** A connection of the application, on which anything may be written. */
async function byHand<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server.current.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Literals for the statements, by name: the scope, then as the statements count them. */
const ARGUMENTS: Readonly<Record<keyof VectorStatements, string>> = {
  spaces: '',
  nearest: `, 'm', 3, '[1,0,0]', 2, 0.5, 0.001`,
  owed: `, 'm', 3, 0, 10`,
  bySeq: `, 'm', 3, 1, 9`,
  missing: `, '{1,2}'`,
  insert: `, 'm', 3, '{1,2}', '{1,0,0,0,1,0}'`,
  remove: ', 1',
  removeAll: '',
  keepOnly: `, 'm', 3`,
}

describe('the table of pgvector', () => {
  it('holds up to 16,000 dimensions, and finite numbers only', async () => {
    const { store } = await made()
    const keep = (vector: Float32Array) => put(store, 'alice', [vector])
    const longest = new Float32Array(16_000).fill(Math.sqrt(1 / 16_000))
    await keep(longest)
    const [found] = await store.read(
      'alice',
      async ({ vectors }) =>
        (await vectors?.nearest({ model: 'm', dimensions: 16_000 }, longest, 1, 0.5)) ?? [],
    )
    expect(found?.score).toBeCloseTo(1, 4)
    await expect(keep(new Float32Array(16_001))).rejects.toMatchObject(refusal('16000'))
    await expect(keep(Float32Array.of(1, Number.NaN))).rejects.toMatchObject(refusal('finite'))
    await expect(keep(new Float32Array())).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('shows a role the rows of one scope, in hand-written statements too, and none without', async () => {
    const { store, schema } = await made()
    await put(store, 'alice', [X, X, X, X])
    await put(store, 'bob', [X, X])
    await store.close()
    await byHand(async (client) => {
      const count = async (table: string) =>
        (await client.query<{ n: number }>(`select count(*)::int as n from ${schema}.${table}`)).rows
      const tables = ['item_vectors', 'item_vectors_p0', 'item_vectors_p1']
      for (const table of tables) expect(await count(table)).toEqual([{ n: 0 }])
      await client.query(`set recollect.scope = '${scopeKey('bob')}'`)
      expect(await count('item_vectors')).toEqual([{ n: 2 }])
      const away = client.query(`update ${schema}.item_vectors set scope = ${scopeKey('alice')}`)
      await expect(away).rejects.toMatchObject({ code: '42501' })
    })
  })

  it('has its key as the only index', async () => {
    const { schema } = await made()
    const indexes = await asAdmin(
      server.current,
      `select indexdef from pg_indexes where schemaname = '${schema}' and tablename like 'item\\_vectors%'`,
    )
    const key = expect.stringContaining('btree (scope, model, dimensions, item)') as unknown
    expect(indexes).toEqual([{ indexdef: key }, { indexdef: key }, { indexdef: key }])
  })

  it('is read and written in one part of it, by its key, by every statement', async () => {
    const { store, schema } = await made()
    await put(store, 'alice', [X, X, X])
    await put(store, 'alice', [X], 'n')
    await store.close()
    await byHand(async (client) => {
      await client.query(`set search_path = ${schema}; set plan_cache_mode = force_generic_plan`)
      await client.query(`set recollect.scope = '${scopeKey('alice')}'; set enable_seqscan = off`)
      for (const [name, { sql }] of Object.entries(vectorStatements('public'))) {
        expect(sql, name).toMatch(/scope = \$1|\(scope, /u)
        await client.query(`prepare ${name.toLowerCase()} as ${sql}`)
        const [, values] = Object.entries(ARGUMENTS).find(([of]) => of === name) ?? []
        const { rows } = await client.query<Record<'QUERY PLAN', string>>(
          `explain (analyze, costs off, timing off, summary off) execute ${name.toLowerCase()}('${scopeKey('alice')}'${values ?? ''})`,
        )
        const lines = rows.map((row) => row['QUERY PLAN'])
        const scans = lines.filter(
          (line) => /Scan.* on \S+_p\d/u.test(line) && !line.includes('never executed'),
        )
        expect(
          new Set(scans.map((line) => /_p(\d)/u.exec(line)?.[1])).size,
          lines.join('\n'),
        ).toBeLessThanOrEqual(1)
        expect(
          scans.filter((line) => line.includes('Seq Scan')),
          lines.join('\n'),
        ).toEqual([])
      }
    })
  })
})
