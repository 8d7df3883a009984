import { postgresStore } from '@recollect/store-postgres'
import { freshSchemaName } from '@recollect/test-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import type { Store } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import { describe, expect, inject, it } from 'vitest'
import { rekeyAll } from '../src/index.ts'
import { holdsOf } from './support/holds.ts'
import { ciphers, plant, SCOPES } from './support/rotation.ts'

describe.skipIf(!inject('postgres').available)('exchanging a key on Postgres', () => {
  const database = ownDatabase()
  const { before, during, after } = ciphers('everything')

  async function using<T>(schema: string, cipher: Cipher, work: (store: Store) => Promise<T>): Promise<T> {
    const store = postgresStore({ url: database.current.url, schema, cipher })
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }

  it('may be broken off, is read meanwhile, and leaves nothing that needs the old key', async () => {
    const schema = freshSchemaName()
    const holds = (cipher: Cipher) =>
      using(schema, cipher, (store) => Promise.all(SCOPES.map((scope) => holdsOf(store, scope))))
    await using(schema, before, plant)
    const was = await holds(before)
    await expect(using(schema, after, (store) => rekeyAll(store))).rejects.toMatchObject({
      code: 'KEY_MISSING',
    })
    expect(await holds(before)).toEqual(was)

    const stop = new AbortController()
    const begun = await using(schema, during, (store) =>
      rekeyAll(store, {
        limit: 4,
        signal: stop.signal,
        onProgress: () => {
          stop.abort()
        },
      }),
    )
    expect(begun).toMatchObject({ scopes: 0, done: false })
    expect(await holds(during)).toEqual(was)

    const rest = await using(schema, during, (store) => rekeyAll(store, { limit: 3 }))
    expect(rest).toMatchObject({ scopes: 2, done: true })
    expect(await holds(after)).toEqual(was)
    expect(await using(schema, after, (store) => rekeyAll(store))).toEqual({
      scopes: 2,
      values: 0,
      done: true,
    })
  })
})
