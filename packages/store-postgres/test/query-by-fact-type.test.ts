import { anItem } from '@recollect/testkit'
import { describe, expect, inject, it } from 'vitest'
import { withStore } from './support/actors.ts'
import { rowsOf, withRaw } from './support/raw.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

interface Row {
  readonly id: string
  readonly is_active: boolean
  readonly parent_id: string | null
  readonly version: number
}

describe.runIf(inject('postgres').available)('the tables', () => {
  const database = ownDatabase()

  it('show the versions of a fact to a query by its fact type', async () => {
    const { url } = database.current
    const [old, now] = [
      anItem({ text: '我住朝阳区', factType: 'address' }),
      anItem({ text: '我搬家到了海淀区' }),
    ]
    await withStore({ url }, async (store) => {
      await store.migrate()
      await store.transaction('alice', (tx) => tx.items.insert(old))
      await store.transaction('alice', async (tx) => {
        await tx.items.update(old.id, { active: false })
        await tx.items.insert({ ...now, factType: 'address', parentId: old.id, version: 2 })
      })
    })
    const query = "SELECT * FROM memory_items WHERE fact_type='address' ORDER BY version;"
    const rows = await withRaw({ url }, ({ driver }) =>
      driver.read('alice', null, (connection) => rowsOf<Row>(connection, query)),
    )
    expect(rows.map(({ id, is_active, parent_id, version }) => [id, is_active, parent_id, version])).toEqual([
      [old.id, false, null, 1],
      [now.id, true, old.id, 2],
    ])
  })
})
