import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backupSqlite, verifyBackup, writeBackup } from '../src/index.ts'
import { beside, filled, meddle, modeOf, say, textsIn } from './support/backups.ts'
import { inDirectory } from './support/files.ts'

const clock = { now: () => Date.UTC(2026, 2, 1, 9) }

it('copies a database as it is at one moment while it is written to', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory, 30, 10_000)
    const before = await textsIn(file)
    const to = join(directory, 'backup.db')
    const writes: Promise<void>[] = []
    const { manifest } = await backupSqlite({
      file,
      to,
      clock,
      onProgress: () => void writes.push(say(store, 'said meanwhile 其间说的')),
    })
    await Promise.all(writes)
    expect(writes.length).toBeGreaterThan(0)
    expect(manifest).toMatchObject({
      at: '2026-03-01T09:00:00.000Z',
      contents: { rows: { memory_items: 30, memory_cards: 30 }, brokenChains: 0, brokenReferences: 0 },
    })
    await expect(verifyBackup(to)).resolves.toEqual({ file: to, manifest })
    expect(await textsIn(file)).toHaveLength(30 + writes.length)
    await store.close()
    copyFileSync(to, join(directory, 'opened.db'))
    expect(await textsIn(join(directory, 'opened.db'))).toEqual(before)
  })
})

it('is one file and its description, both of this user alone', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const to = join(directory, 'backup.db')
    await backupSqlite({ file, to })
    await verifyBackup(to)
    expect(beside(directory)).toEqual(['backup.db', 'backup.db.json'])
    expect([modeOf(to), modeOf(`${to}.json`)]).toEqual([0o600, 0o600])
    await store.close()
  })
})

it('overwrites nothing and follows no link', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory, 1)
    const at = (name: string): string => join(directory, name)
    writeFileSync(at('taken'), 'mine')
    writeFileSync(at('described.json'), '{"mine":true}')
    writeFileSync(at('logged-wal'), 'log')
    mkdirSync(at('folder'))
    symlinkSync(at('nowhere'), at('link'))
    const before = beside(directory)
    for (const name of ['taken', 'described', 'logged', 'folder', 'link']) {
      await expect(backupSqlite({ file, to: at(name) })).rejects.toMatchObject({ code: 'STORE_CONFLICT' })
    }
    await expect(backupSqlite({ file, to: at('none/b.db') })).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
    })
    for (const to of [
      file,
      `${file}-wal`,
      at('b.db-journal'),
      '',
      ' ',
      ':memory:',
      'file:b.db',
      at('nul\0.db'),
    ]) {
      await expect(backupSqlite({ file, to })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(beside(directory)).toEqual(before)
    expect(readFileSync(at('taken'), 'utf8')).toBe('mine')
    await store.close()
  })
})

it('leaves nothing behind when the disk is full, when it is told to stop, or when it is not what it should be', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    const to = join(directory, 'backup.db')
    const full = async (partial: string): Promise<void> => {
      copyFileSync(file, partial)
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
    await expect(writeBackup({ to }, full)).rejects.toMatchObject({ code: 'STORE_FULL' })
    const stop = new AbortController()
    const stopped = backupSqlite({ file, to, signal: stop.signal, onProgress: () => stop.abort() })
    await expect(stopped).rejects.toThrow()
    const nothing = async (partial: string): Promise<void> =>
      writeFileSync(partial, 'no database'.repeat(100))
    await expect(writeBackup({ to }, nothing)).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    expect(beside(directory)).toEqual([])
    expect(await textsIn(file)).toHaveLength(20)
    await store.close()
  })
})

it('refuses a database that is damaged, and one that is none', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    await store.close()
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 8192, 40_960)
    writeFileSync(join(directory, 'damaged.db'), bytes)
    writeFileSync(join(directory, 'text.db'), 'not a database'.repeat(100))
    const to = join(directory, 'backup.db')
    for (const name of ['damaged.db', 'text.db']) {
      const refused = backupSqlite({ file: join(directory, name), to })
      await expect(refused).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    }
    await expect(backupSqlite({ file: join(directory, 'none.db'), to })).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
    })
    expect(beside(directory).filter((name) => name.startsWith('backup'))).toEqual([])
  })
})

it('tells of broken chains, which a backup keeps as they are', async () => {
  await inDirectory(async (directory) => {
    const { file, store } = await filled(directory)
    await store.close()
    meddle(file, 'update memory_cards set version = 7 where seq in (1, 2)')
    const { manifest } = await backupSqlite({ file, to: join(directory, 'backup.db') })
    expect(manifest.contents).toMatchObject({ chains: 20, brokenChains: 2 })
  })
})
