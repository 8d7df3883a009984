import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { anItem, testStore } from '@recollect/testkit'
import { expect, it } from 'vitest'
import { sqliteStore } from '../../src/index.ts'
import { inDirectory, template, temporaryDirectory } from '../support/files.ts'
import { hranaServer } from '../support/hrana-server.ts'
import type { HranaServer } from '../support/hrana-server.ts'

const TOKEN = 'a token of the tests'

async function serve(directory: string, empty = false): Promise<HranaServer> {
  const file = join(directory, 'server.db')
  writeFileSync(file, empty ? '' : await template('libsql'))
  return hranaServer(file, TOKEN)
}

const on = (server: HranaServer, more: object = {}): Store =>
  sqliteStore({ driver: 'libsql', url: server.url, authToken: TOKEN, ...more })

interface Place {
  readonly server: HranaServer
  remove(): void
}

const places = new Map<Store, Place>()

testStore({
  name: 'libsql, server',
  create: async () => {
    const { path, remove } = temporaryDirectory()
    const server = await serve(path)
    const store = on(server)
    await store.migrate()
    places.set(store, { server, remove })
    return store
  },
  reopen: async (store) => {
    const place = places.get(store)
    if (place === undefined) throw new Error('This store was not made here.')
    return on(place.server)
  },
  destroy: async (store) => {
    const place = places.get(store)
    await place?.server.close()
    place?.remove()
  },
})

const onServer = (work: (server: HranaServer) => Promise<void>): Promise<void> =>
  inDirectory(async (directory) => {
    const server = await serve(directory)
    try {
      await work(server)
    } finally {
      await server.close()
    }
  })

const say = (store: Store): Promise<unknown> => store.transaction('alice', (tx) => tx.items.insert(anItem()))

it('makes its tables in an empty database, with statements that a server takes', async () => {
  await inDirectory(async (directory) => {
    const server = await serve(directory, true)
    const store = on(server)
    await store.migrate()
    await say(store)
    await expect(store.read('alice', (view) => view.items.count())).resolves.toBe(1)
    await store.close()
    await server.close()
  })
})

it('says that the token is refused, and never shows it', async () => {
  await onServer(async (server) => {
    const store = on(server, { authToken: 'another token' })
    const error: unknown = await store.migrate().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringContaining('authToken') as unknown,
    })
    expect(String(error)).not.toContain('another token')
    await store.close()
  })
})

it('fails with STORE_UNAVAILABLE when the server is gone, and keeps nothing of a transaction that broke', async () => {
  await onServer(async (server) => {
    const store = on(server)
    await store.migrate()
    await say(store)
    server.before = () => {
      throw new Error('gone')
    }
    await expect(say(store)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    server.before = () => undefined
    await expect(store.read('alice', (view) => view.items.count())).resolves.toBe(1)
    await store.close()
  })
})

it('sends writes nobody waits for with what follows: a message is one transaction of few requests', async () => {
  await onServer(async (server) => {
    const store = on(server)
    await store.migrate()
    await say(store)
    server.requests = 0
    await store.transaction('alice', async (tx) => {
      const { seq } = await tx.items.insert(anItem())
      await tx.search.index(seq, new Map(Array.from({ length: 50 }, (_, at) => [`term${String(at)}`, 1])))
    })
    expect(server.requests).toBeLessThan(10)
    await store.close()
  })
})

it('tells of an erasure that the files of a server were not searched', async () => {
  await onServer(async (server) => {
    const store = on(server)
    await store.migrate()
    await say(store)
    await expect(store.erase('alice')).resolves.toMatchObject({
      residue: null,
      remains: [expect.stringContaining('server') as unknown],
    })
    await store.close()
  })
})

it.each([
  [{ url: 'http://h', driver: 'node:sqlite' }, 'libsql'],
  [{ url: 'http://h', driver: 'libsql', file: 'a.db' }, 'file'],
  [{ url: 'http://h', driver: 'libsql', readonly: true }, 'readonly'],
  [{ url: 'libsql://h?authToken=secret', driver: 'libsql' }, 'authToken'],
  [{ url: 'file:a.db', driver: 'libsql' }, 'address'],
  [{ url: 'http://h', driver: 'libsql', authToken: '' }, 'empty'],
])('refuses options that cannot work, and shows no token: %o', (options, word) => {
  const open = (): unknown => Reflect.apply(sqliteStore, null, [options])
  expect(open).toThrowError(
    expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining(word) as unknown }),
  )
  expect(open).not.toThrowError(/secret/u)
})
