import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { expect, it } from 'vitest'
import { connect } from './support/connect.ts'
import type { Connect } from '../src/driver/sqlite-database.ts'
import { openStore } from '../src/open-store.ts'
import { inDirectory, migrated } from './support/files.ts'

/** A disk with room for few pages. */
const smallDisk: Connect = (file, options) => {
  const database = connect(file, options)
  database.pragma('max_page_count = 125')
  return database
}

it('keeps what was acknowledged when the disk is full, and goes on when there is room again', async () => {
  await inDirectory(async (directory) => {
    const file = join(directory, 'r.db')
    await (await migrated({ file })).close()
    const store = openStore({ file }, { connect: smallDisk })
    const kept: string[] = []
    const write = async (): Promise<string> => {
      const item = await store.transaction('alice', async (tx) => {
        const row = await tx.items.insert(anItem({ text: 'word '.repeat(400) }))
        await tx.search.index(row.seq, new Map([['word', 400]]))
        return row
      })
      return item.id
    }
    const fill = async (): Promise<unknown> => {
      for (;;) kept.push(await write())
    }
    await expect(fill()).rejects.toMatchObject({ code: 'STORE_FULL' })
    await expect(write()).rejects.toMatchObject({ code: 'STORE_FULL' })
    expect(kept.length).toBeGreaterThan(10)
    const listed = await store.read('alice', (view) => view.items.list({ limit: 1000 }))
    expect(listed.rows.map((item) => item.id)).toEqual(kept)
    await store.transaction('alice', async (tx) => {
      for (const id of kept.splice(0, 5)) await tx.items.remove(id)
    })
    kept.push(await write())
    await store.close()
    const again = await migrated({ file })
    const found = await again.read('alice', (view) => view.items.list({ limit: 1000 }))
    expect(found.rows.map((item) => item.id)).toEqual(kept)
    await again.close()
  })
})
