import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { backupSqlite, restoreBackup } from '../src/index.ts'
import { beside, filled, modeOf, say, textsIn } from './support/backups.ts'
import { inDirectory } from './support/files.ts'

const clock = { now: () => Date.UTC(2026, 2, 1, 9) }
const ASIDE = 'memory.db.before-restore-20260301T090000Z'

it('puts a backup where there is no database yet', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const from = join(directory, 'backup.db')
    await backupSqlite({ file, to: from })
    await store.close()
    const to = join(directory, 'deep/new.db')
    await expect(restoreBackup({ from, to })).resolves.toMatchObject({ file: to, movedTo: null })
    expect([modeOf(to), modeOf(join(directory, 'deep'))]).toEqual([0o600, 0o700])
    expect(await textsIn(to)).toEqual(await textsIn(file))
  })
})

it('moves the database aside with all it holds, its log too, and never deletes one', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const from = join(directory, 'backup.db')
    await backupSqlite({ file, to: from })
    await say(store, 'after the backup 备份之后')
    await store.close()
    const first = await restoreBackup({ from, to: file, clock })
    expect(first.movedTo).toBe(join(directory, ASIDE))
    expect(await textsIn(file)).toHaveLength(20)
    expect(await textsIn(join(directory, ASIDE))).toHaveLength(21)
    const again = await restoreBackup({ from, to: file, clock })
    expect(again.movedTo).toBe(join(directory, `${ASIDE}-2`))
    expect(beside(directory).filter((name) => name.endsWith('.partial'))).toEqual([])
  })
})

it('is refused while somebody has the database open', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const from = join(directory, 'backup.db')
    await backupSqlite({ file, to: from })
    const other = new BetterSqlite(file)
    other.prepare('select count(*) from memory_items').get()
    await store.close()
    await expect(restoreBackup({ from, to: file })).rejects.toMatchObject({ code: 'STORE_BUSY' })
    expect(beside(directory)).toEqual(['backup.db', 'backup.db.json'])
    other.close()
    await expect(restoreBackup({ from, to: file, clock })).resolves.toMatchObject({
      movedTo: join(directory, ASIDE),
    })
  })
})

it('takes the place of a damaged database, which is kept with its log', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const from = join(directory, 'backup.db')
    await backupSqlite({ file, to: from })
    await store.close()
    writeFileSync(file, 'ruins'.repeat(1000))
    writeFileSync(`${file}-wal`, 'a log of ruins')
    await restoreBackup({ from, to: file, clock })
    expect(readFileSync(join(directory, ASIDE), 'utf8')).toContain('ruins')
    expect(readFileSync(join(directory, `${ASIDE}-wal`), 'utf8')).toBe('a log of ruins')
    expect(await textsIn(file)).toHaveLength(20)
  })
})

it('changes nothing when the backup is refused, or the place is none', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const from = join(directory, 'backup.db')
    await backupSqlite({ file, to: from })
    await store.close()
    symlinkSync(file, join(directory, 'link.db'))
    mkdirSync(join(directory, 'folder'))
    for (const name of ['link.db', 'folder']) {
      const refused = restoreBackup({ from, to: join(directory, name) })
      await expect(refused).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    }
    await expect(restoreBackup({ from, to: from })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const before = readdirSync(directory).sort()
    rmSync(`${from}.json`)
    await expect(restoreBackup({ from, to: file })).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    expect(readdirSync(directory).sort()).toEqual(before.filter((name) => name !== 'backup.db.json'))
    expect(await textsIn(file)).toHaveLength(20)
  })
})
