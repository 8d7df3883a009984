import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { expect, it } from 'vitest'
import type { SqliteDriverName } from '../../src/index.ts'
import { inDirectory, migrated } from './files.ts'

const SECRET = 'sentinelzebra'

/** What is erased leaves no byte, and the store says so. */
export function testErasing(driver: SqliteDriverName): void {
  it('leaves no byte of an erased scope, and finds no residue', async () => {
    await inDirectory(async (directory) => {
      const store = await migrated({ file: join(directory, 'r.db'), driver })
      for (const scope of ['alice', 'bob']) {
        for (let at = 0; at < 50; at += 1) {
          const text = scope === 'alice' ? `${SECRET} ${String(at)} `.repeat(at) : 'of somebody else'
          await store.transaction(scope, (tx) => tx.items.insert(anItem({ text })))
        }
      }
      const { residue } = await store.erase('alice')
      expect(residue).toMatchObject({ found: 0 })
      expect(residue?.searched).toBeGreaterThan(0)
      await store.close()
      for (const name of readdirSync(directory))
        expect(readFileSync(join(directory, name)).includes(SECRET), name).toBe(false)
    })
  })
}
