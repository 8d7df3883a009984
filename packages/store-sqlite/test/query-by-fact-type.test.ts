import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { inDirectory, migrated } from './support/files.ts'

interface Row {
  readonly id: string
  readonly is_active: number
  readonly parent_id: string | null
  readonly version: number
}

it('shows the versions of a fact to a query by its fact type', async () => {
  await inDirectory(async (directory) => {
    const file = join(directory, 'r.db')
    const store = await migrated({ file })
    const [old, now] = [
      anItem({ text: '我住朝阳区', factType: 'address' }),
      anItem({ text: '我搬家到了海淀区' }),
    ]
    await store.transaction('alice', (tx) => tx.items.insert(old))
    await store.transaction('alice', async (tx) => {
      await tx.items.update(old.id, { active: false })
      await tx.items.insert({ ...now, factType: 'address', parentId: old.id, version: 2 })
    })
    await store.close()
    const database = new BetterSqlite(file, { readonly: true })
    const rows = database
      .prepare<[], Row>("SELECT * FROM memory_items WHERE fact_type='address' ORDER BY version;")
      .all()
    database.close()
    expect(rows.map(({ id, is_active, parent_id, version }) => [id, is_active, parent_id, version])).toEqual([
      [old.id, 0, null, 1],
      [now.id, 1, old.id, 2],
    ])
  })
})
