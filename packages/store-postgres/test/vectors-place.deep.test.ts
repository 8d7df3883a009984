import type { Store } from '@recollect/core'
import type { VectorSpace } from '@recollect/core/store'
import { freshSchemaName, startPgVector } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import type { PostgresStoreOptions } from '../src/options.ts'
import { asAdmin, openOnPgVector, ownPgVector } from './support/pgvector.ts'

const server = ownPgVector()
const SPACE: VectorSpace = { model: 'm', dimensions: 3 }
const OTHER: VectorSpace = { model: '另一个', dimensions: 2 }
const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

type Vectors = NonNullable<PostgresStoreOptions['vectors']>

function open(schema: string, vectors: Vectors, url = server.current.url): Store {
  const store = openOnPgVector(url, schema, { vectors })
  opened.push(store)
  return store
}

async function made(vectors: Vectors, url?: string): Promise<{ store: Store; schema: string }> {
  const schema = freshSchemaName()
  const store = open(schema, vectors, url)
  await store.migrate()
  return { store, schema }
}

const put = (store: Store, scope: string, space: VectorSpace, count: number): Promise<unknown> =>
  store.transaction(scope, async (tx) => {
    const rows = new Map<number, Float32Array>()
    for (let at = 0; at < count; at += 1) {
      const { seq } = await tx.items.insert(anItem())
      rows.set(
        seq,
        Float32Array.from({ length: space.dimensions }, (_, place) => Math.sin(seq + place) / 2),
      )
    }
    await tx.vectors?.put(space, rows)
  })

const told = (store: Store, scope: string) =>
  store.read(scope, async ({ vectors }) => ({
    spaces: await vectors?.spaces(),
    near: await vectors?.nearest(SPACE, Float32Array.of(0, 0.6, 0.8), 100, -1),
    all: [...((await vectors?.bySeq(OTHER, [1, 500])) ?? [])],
  }))

const kept = async (schema: string): Promise<unknown> => {
  const [row] = await asAdmin(
    server.current,
    `select (select count(*)::int from ${schema}.embeddings) as packed,
      (select count(*)::int from ${schema}.item_vectors) as rows`,
  )
  return row
}

const refusal = (code: string, words: string) => ({
  code,
  message: expect.stringContaining(words) as unknown,
})

describe('where vectors are', () => {
  it('is pgvector when it is there as the tables are made', async () => {
    const { store, schema } = await made('auto')
    await put(store, 'alice', SPACE, 3)
    expect(await kept(schema)).toEqual({ packed: 0, rows: 3 })
    const packed = open(schema, 'packed')
    await expect(told(packed, 'alice')).rejects.toMatchObject(refusal('INVALID_CONFIG', "vectors: 'auto'"))
    await expect(packed.migrate()).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    expect((await told(open(schema, 'pgvector'), 'alice')).spaces).toEqual([{ ...SPACE, vectors: 3 }])
  })

  it('stays as it is when pgvector comes later, until a migration is asked to move them', async () => {
    const { store, schema } = await made('packed')
    await put(store, 'alice', SPACE, 150)
    await put(store, 'alice', OTHER, 9)
    await put(store, '小明', SPACE, 70)
    const before = [await told(store, 'alice'), await told(store, '小明')]
    await open(schema, 'auto').migrate()
    expect(await told(open(schema, 'auto'), 'alice')).toEqual(before[0])
    const moving = open(schema, 'pgvector')
    await expect(told(moving, 'alice')).rejects.toMatchObject(refusal('STORE_UNAVAILABLE', 'store.migrate()'))
    await moving.migrate()
    await moving.migrate()
    expect(await kept(schema)).toEqual({ packed: 0, rows: 229 })
    for (const after of [moving, open(schema, 'auto')]) {
      expect([await told(after, 'alice'), await told(after, '小明')]).toEqual(before)
    }
  })

  it('is not mistaken by a process that had found them packed: it keeps, finds and forgets nothing until it is started anew', async () => {
    const { store, schema } = await made('packed')
    await put(store, 'alice', SPACE, 1)
    const item = await store.read('alice', async ({ items }) => (await items.recent(1))[0]?.id ?? '')
    await open(schema, 'pgvector').migrate()
    const moved = refusal('STORE_UNAVAILABLE', 'Start it anew')
    await expect(put(store, 'alice', SPACE, 1)).rejects.toMatchObject(moved)
    await expect(told(store, 'alice')).rejects.toMatchObject(moved)
    const forgetting = store.transaction('alice', (tx) => tx.items.remove(item))
    await expect(forgetting).rejects.toMatchObject(moved)
    const anew = open(schema, 'auto')
    expect((await told(anew, 'alice')).spaces).toEqual([{ ...SPACE, vectors: 1 }])
    await anew.transaction('alice', (tx) => tx.items.remove(item))
    expect((await told(anew, 'alice')).spaces).toEqual([])
  })

  it('is closed to packed vectors when they never were packed', async () => {
    const { store, schema } = await made('pgvector')
    await put(store, 'alice', SPACE, 1)
    const packing = asAdmin(
      server.current,
      `insert into ${schema}.embeddings select id, 0, 'm', 3, 1, '', '' from ${schema}.scopes`,
    )
    await expect(packing).rejects.toMatchObject({ code: '23514' })
  })

  it('is packed without pgvector, which is installed by those who may', async () => {
    const bare = await startPgVector({ extension: false })
    try {
      const schema = freshSchemaName()
      const wishing = open(schema, 'pgvector', bare.url)
      await expect(wishing.migrate()).rejects.toMatchObject(
        refusal('STORE_UNAVAILABLE', 'create extension vector'),
      )
      expect(await asAdmin(bare, `select 1 from pg_namespace where nspname = '${schema}'`)).toEqual([])
      const packed = await made('auto', bare.url)
      await put(packed.store, 'alice', SPACE, 2)
      expect((await told(packed.store, 'alice')).spaces).toEqual([{ ...SPACE, vectors: 2 }])
      const TABLES = `select relname from pg_class where relname = 'item_vectors'`
      expect(await asAdmin(bare, TABLES)).toEqual([])
      await made('auto', bare.adminUrl)
      expect(await asAdmin(bare, TABLES)).toHaveLength(1)
      expect(
        await asAdmin(
          bare,
          `select extnamespace::regnamespace::text as home from pg_extension where extname = 'vector'`,
        ),
      ).toEqual([{ home: 'public' }])
    } finally {
      for (const store of opened.splice(0)) await store.close()
      await bare.stop()
    }
  })
})
