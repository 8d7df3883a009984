import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RecollectError } from '@recollect/core'
import type { Store } from '@recollect/core'
import { anItem } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { inDirectory, migrated } from './support/files.ts'

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

async function filled(file: string, items = 200): Promise<void> {
  const store = await migrated({ file })
  await store.transaction('alice', async (tx) => {
    for (let at = 0; at < items; at += 1) {
      const item = await tx.items.insert(anItem({ text: `message ${String(at)} `.repeat(20) }))
      await tx.search.index(item.seq, new Map([[`term${String(at)}`, 1]]))
    }
  })
  await store.close()
}

/** Every way in is refused with this code, and the file stays as it is. */
async function expectRefused(file: string, code: string): Promise<void> {
  const before = hashOf(file)
  const uses: ((store: Store) => Promise<unknown>)[] = [
    (store) => store.migrate(),
    (store) => store.read('alice', (view) => view.items.count()),
    (store) => store.transaction('alice', (tx) => tx.items.insert(anItem())),
    (store) => store.scopes({ limit: 1 }),
  ]
  for (const use of uses) {
    const store = sqliteStore({ file })
    await expect(use(store)).rejects.toMatchObject({ code, message: /\. .+/u })
    await store.close()
  }
  expect(hashOf(file)).toBe(before)
}

describe('a file that is no usable database', () => {
  it.each([
    ['text', 'These are notes about memory, not a database.\n'.repeat(100)],
    ['a short text', 'notes'],
    ['zeros', '\0'.repeat(8192)],
    ['an encrypted database', createHash('sha512').update('x').digest().toString('latin1').repeat(128)],
  ])('is refused and left as it is: %s', async (_, content) => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      writeFileSync(file, content, 'latin1')
      await expectRefused(file, 'STORE_CORRUPT')
    })
  })

  it('is refused when it was cut to nothing beside its log', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      const store = await migrated({ file })
      await store.transaction('alice', (tx) => tx.items.insert(anItem()))
      copyFileSync(`${file}-wal`, join(directory, 'copy.db-wal'))
      writeFileSync(join(directory, 'copy.db'), '')
      await store.close()
      await expectRefused(join(directory, 'copy.db'), 'STORE_CORRUPT')
    })
  })

  it('is refused when its header is intact and its schema is not', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      await filled(file)
      const bytes = readFileSync(file)
      bytes.fill(0xff, 100, 4096)
      writeFileSync(file, bytes)
      await expectRefused(file, 'STORE_CORRUPT')
    })
  })

  it('is refused when a newer version wrote it', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      await filled(file, 1)
      const database = new BetterSqlite(file)
      database.exec(
        "insert into schema_migrations (name, timestamp) values ('9999-future', '2099-01-01T00:00:00Z')",
      )
      database.close()
      await expectRefused(file, 'STORE_NEWER')
    })
  })

  it('never gives wrong data when its pages were cut off or overwritten', async () => {
    await inDirectory(async (directory) => {
      const whole = join(directory, 'whole.db')
      await filled(whole)
      const size = readFileSync(whole).length
      for (const [at, damage] of [size / 2, size - 4096, 8192, 3 * 4096].entries()) {
        const file = join(directory, `damaged-${String(at)}.db`)
        copyFileSync(whole, file)
        truncateSync(file, Math.floor(damage / 4096) * 4096)
        const before = hashOf(file)
        const store = sqliteStore({ file })
        const outcome = await store
          .read('alice', (view) => view.items.list({ limit: 1000 }))
          .then((page) => page.rows.length)
          .catch((error: unknown) => (RecollectError.isInstance(error) ? error.code : error))
        expect([200, 'STORE_CORRUPT']).toContain(outcome)
        await store.close()
        expect(hashOf(file)).toBe(before)
      }
    })
  })

  it('is an empty database when it is an empty file', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      writeFileSync(file, '')
      const store = await migrated({ file })
      expect(await store.read('alice', (view) => view.items.count())).toBe(0)
      await store.close()
    })
  })
})

describe('a store opened for reading only', () => {
  it('reads what is there and refuses to write', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      await filled(file, 3)
      const before = hashOf(file)
      const store = sqliteStore({ file, readonly: true })
      await store.migrate()
      expect(await store.read('alice', (view) => view.items.count())).toBe(3)
      await expect(store.transaction('alice', (tx) => tx.items.insert(anItem()))).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /permission|readonly/u,
      })
      await store.close()
      expect(hashOf(file)).toBe(before)
    })
  })

  it('does not make a database that is not there', async () => {
    await inDirectory(async (directory) => {
      const store = sqliteStore({ file: join(directory, 'memory.db'), readonly: true })
      await expect(store.migrate()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await store.close()
    })
  })
})
