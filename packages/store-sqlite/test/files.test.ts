import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { inDirectory, migrated } from './support/files.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const before = process.umask()

afterEach(() => {
  process.umask(before)
})

describe('the files of a store', () => {
  it.each([0o000, 0o022, 0o077, 0o377])('belong to their user alone under umask %s', async (umask) => {
    await inDirectory(async (directory) => {
      process.umask(umask)
      const file = join(directory, 'new', 'memory.db')
      // A umask that takes the owner's own rights leaves a directory nobody can use: then only the file is looked at.
      if (umask === 0o377) mkdirSync(join(directory, 'new'))
      if (umask === 0o377) chmodSync(join(directory, 'new'), 0o700)
      const store = await migrated({ file })
      await store.transaction('alice', (tx) => tx.items.insert(anItem()))
      expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual(['600', '600', '600'])
      expect(modeOf(join(directory, 'new'))).toBe('700')
      await store.close()
    })
  })

  it('keep the mode their owner gave them', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      await (await migrated({ file })).close()
      chmodSync(file, 0o640)
      const store = await migrated({ file })
      await store.transaction('alice', (tx) => tx.items.insert(anItem()))
      expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual(['640', '640', '640'])
      await store.close()
    })
  })

  it('are not made before the store is used', async () => {
    await inDirectory(async (directory) => {
      const store = sqliteStore({ file: join(directory, 'memory.db') })
      expect(readdirSync(directory)).toEqual([])
      await store.close()
      expect(readdirSync(directory)).toEqual([])
    })
  })

  it('are one again after close', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'memory.db') })
      await store.transaction('alice', (tx) => tx.items.insert(anItem()))
      expect(readdirSync(directory).sort()).toEqual(['memory.db', 'memory.db-shm', 'memory.db-wal'])
      await store.close()
      expect(readdirSync(directory)).toEqual(['memory.db'])
    })
  })

  it('are never reached through a symbolic link', async () => {
    await inDirectory(async (directory) => {
      const target = join(directory, 'elsewhere.db')
      for (const name of ['link.db', 'real.db-wal', 'real.db-shm', 'real.db-journal']) {
        symlinkSync(target, join(directory, name))
      }
      for (const name of ['link.db', 'real.db']) {
        const store = sqliteStore({ file: join(directory, name) })
        await expect(store.migrate()).rejects.toMatchObject({
          code: 'STORE_UNAVAILABLE',
          message: /symbolic link/u,
        })
        await store.close()
      }
      expect(existsSync(target)).toBe(false)
    })
  })

  it('are refused when the path is a directory, or leads through a file', async () => {
    await inDirectory(async (directory) => {
      writeFileSync(join(directory, 'file'), 'x')
      for (const file of [directory, join(directory, 'file', 'memory.db')]) {
        const store = sqliteStore({ file })
        await expect(store.migrate()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
        await store.close()
      }
    })
  })

  it('hold nothing of :memory:', async () => {
    const store = await migrated({ file: ':memory:' })
    await store.transaction('alice', (tx) => tx.items.insert(anItem()))
    expect(existsSync(':memory:')).toBe(false)
    await store.close()
  })
})
