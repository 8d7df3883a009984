import { statSync } from 'node:fs'
import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { inDirectory, migrated } from './support/files.ts'

const expectCode = async (promise: Promise<unknown>, code: string) => {
  await expect(promise).rejects.toMatchObject({ code })
}

describe('snapshots', () => {
  it('are had on a file, and not in memory: there is one connection, which others would wait for', async () => {
    await inDirectory(async (directory) => {
      const inFile = await migrated({ file: join(directory, 'memory.db') })
      const inMemory = await migrated({ file: ':memory:' })
      expect([inFile.snapshot, inMemory.snapshot].map((snapshot) => typeof snapshot)).toEqual([
        'function',
        'undefined',
      ])
      await inFile.close()
      await inMemory.close()
    })
  })

  it('are refused beyond what a process can keep open, until one is closed', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'memory.db') })
      const open = async () => (await store.snapshot?.('alice')) ?? null
      const held = await Promise.all(Array.from({ length: 32 }, open))
      await expectCode(open(), 'STORE_BUSY')
      await held[0]?.close()
      await (await open())?.close()
      await store.close()
    })
  })

  it('leave nothing open behind: the log is emptied when the store is closed', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      const store = await migrated({ file })
      await store.transaction('alice', (tx) => tx.items.insert(anItem()))
      const held = await store.snapshot?.('alice')
      await store.transaction('alice', (tx) => tx.items.insert(anItem()))
      expect(await held?.view.items.count()).toBe(1)
      await store.close()
      expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
      await held?.close()
    })
  })
})
