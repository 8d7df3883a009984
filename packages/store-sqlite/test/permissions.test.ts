import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { afterEach, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { inDirectory, migrated } from './support/files.ts'

const NOBODY = 65_534
const isRoot = process.geteuid?.() === 0

/** The superuser may read anything: then the rest of the test is done as somebody else. */
function becomeOrdinary(): void {
  if (isRoot) process.seteuid?.(NOBODY)
}

afterEach(() => {
  if (isRoot) process.seteuid?.(0)
})

const refusal = { code: 'STORE_UNAVAILABLE', message: /permission|may (?:read|write)|cannot be/u }

it('says what to do about a file that it may not read', async () => {
  await inDirectory(async (directory) => {
    const file = join(directory, 'memory.db')
    await (await migrated({ file })).close()
    chmodSync(directory, 0o755)
    chmodSync(file, 0o000)
    becomeOrdinary()
    const store = sqliteStore({ file })
    await expect(store.migrate()).rejects.toMatchObject(refusal)
    await store.close()
    if (isRoot) process.seteuid?.(0)
  })
})

it('says what to do about a directory that it may not look into or write to', async () => {
  await inDirectory(async (directory) => {
    chmodSync(directory, 0o755)
    for (const mode of [0o000, 0o555]) {
      const inner = join(directory, `mode${String(mode)}`)
      mkdirSync(inner)
      chmodSync(inner, mode)
      becomeOrdinary()
      const store = sqliteStore({ file: join(inner, 'memory.db') })
      await expect(store.migrate()).rejects.toMatchObject(refusal)
      await store.close()
      if (isRoot) process.seteuid?.(0)
      chmodSync(inner, 0o755)
    }
  })
})

it('reads a file that it may not write, or says why not, and never writes it', async () => {
  await inDirectory(async (directory) => {
    const file = join(directory, 'memory.db')
    const own = await migrated({ file })
    await own.transaction('alice', (tx) => tx.items.insert(anItem()))
    chmodSync(directory, 0o755)
    for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodSync(path, 0o444)
    becomeOrdinary()
    const store = sqliteStore({ file })
    await expect(store.transaction('alice', (tx) => tx.items.insert(anItem()))).rejects.toMatchObject(refusal)
    await store.close()
    if (isRoot) process.seteuid?.(0)
    expect(await own.read('alice', (view) => view.items.count())).toBe(1)
    await own.close()
  })
})
