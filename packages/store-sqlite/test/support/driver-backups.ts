import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { expect, it } from 'vitest'
import { backupSqlite, restoreBackup, sqliteStore, verifyBackup } from '../../src/index.ts'
import type { SqliteDriverName } from '../../src/index.ts'
import { inDirectory, migrated } from './files.ts'

/** Copying a database while it is in use, and putting the copy back. */
export function testBackups(driver: SqliteDriverName): void {
  const countIn = async (file: string): Promise<number> => {
    const store = sqliteStore({ file, driver })
    const count = await store.read('alice', (view) => view.items.count())
    await store.close()
    return count
  }

  it('makes a backup while the store is open, verifies it and restores it elsewhere', async () => {
    await inDirectory(async (directory) => {
      const [file, to, again] = ['r.db', 'r.backup', 'again.db'].map((name) => join(directory, name))
      if (file === undefined || to === undefined || again === undefined) return
      const store = await migrated({ file, driver })
      const say = (): Promise<unknown> => store.transaction('alice', (tx) => tx.items.insert(anItem()))
      for (let said = 0; said < 20; said += 1) await say()
      const { manifest } = await backupSqlite({ file, to, driver })
      expect(manifest.contents.rows).toMatchObject({ memory_items: 20 })
      await say()
      await expect(verifyBackup(to, { driver })).resolves.toMatchObject({ manifest })
      await restoreBackup({ from: to, to: again, driver })
      expect([await countIn(again), await store.read('alice', (view) => view.items.count())]).toEqual([
        20, 21,
      ])
      await store.close()
    })
  })

  it('leaves no backup when it is ended, or when something stands there', async () => {
    await inDirectory(async (directory) => {
      const [file, to] = [join(directory, 'r.db'), join(directory, 'r.backup')]
      await (await migrated({ file, driver })).close()
      const ended = backupSqlite({ file, to, driver, signal: AbortSignal.abort(new Error('ended')) })
      await expect(ended).rejects.toThrow('ended')
      await backupSqlite({ file, to, driver })
      await expect(backupSqlite({ file, to, driver })).rejects.toMatchObject({ code: 'STORE_CONFLICT' })
    })
  })
}
