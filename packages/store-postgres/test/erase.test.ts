import { freshSchemaName } from '@recollect/test-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { anItem, plantEverything } from '@recollect/testkit'
import { describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { withClient } from './support/admin.ts'

/** Every row of every table of a schema that belongs to scopes, as text, by table. */
async function dump(url: string, schema: string): Promise<ReadonlyMap<string, readonly string[]>> {
  return withClient(url, async (client) => {
    await client.query(`set recollect.all_scopes = 'on'`)
    const tables = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'p'`,
      [schema],
    )
    const rows = new Map<string, readonly string[]>()
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`)
      rows.set(
        name,
        found.rows.map(({ row }) => row),
      )
    }
    return rows
  })
}

function secrets() {
  const planted: string[] = []
  const next = () => {
    const at = String(planted.length + 1000)
    const text = planted.length % 2 === 0 ? `秘密第${at}号` : `secret ${at} mixed 混合`
    planted.push(text)
    return text
  }
  return { planted, next }
}

describe.runIf(inject('postgres').available)('erasing a scope', () => {
  const database = ownDatabase()

  it.each(['auto', 'packed'] as const)(
    'leaves none of a thousand secrets in any table, and no row of the scope (vectors: %s)',
    async (vectors) => {
      const schema = freshSchemaName()
      const { url, adminUrl } = database.current
      const store = openStore({ url, schema, vectors, partitions: 2 })
      await store.migrate()
      await store.transaction('bob', (tx) => tx.items.insert(anItem({ text: 'kept for others' })))
      const others = await dump(adminUrl, schema)
      const { planted, next } = secrets()
      for (let time = 0; time < 12; time += 1) await plantEverything(store, 'alice', next)
      expect(planted.length).toBeGreaterThan(1000)
      const before = await dump(adminUrl, schema)
      // Vectors are in one of two tables.
      const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)
      expect(empty.filter((name) => name !== 'embeddings')).toEqual([])
      const all = [...before.values()].flat().join('\n')
      expect(planted.filter((text) => all.includes(text)).length).toBeGreaterThan(900)

      const { rows, residue, remains } = await store.erase('alice', { audit: true })
      expect(await dump(adminUrl, schema)).toEqual(others)
      expect(rows['memory_items']).toBe(12)
      expect(residue).toBeNull()
      expect(remains.join(' ')).toMatch(/VACUUM FULL.*base backups/u)
      await store.close()
    },
    120_000,
  )
})
