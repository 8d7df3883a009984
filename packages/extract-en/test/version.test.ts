import { createRecollect } from '@recollect/core'
import type { LanguagePack } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'
import { english } from '../src/index.ts'

it('what another version of the rules has read is read again by a backfill', async () => {
  const store = inMemoryStore()
  const readBy = async (pack: LanguagePack) =>
    (await createRecollect({ store, languages: [pack] })).scope('alice')
  const pack = english()
  expect(pack.version).toMatch(/^0\.0\.0\+[\da-f]{10}$/u)
  const alice = await readBy(pack)
  await alice.remember('I live in Berlin.')
  expect((await alice.items.list()).rows).toMatchObject([{ extractedBy: `en@${pack.version}` }])
  expect(await alice.backfill()).toMatchObject({ total: 0 })
  const changed = await readBy({ ...pack, version: '0.0.0+0123456789' })
  expect(await changed.backfill()).toMatchObject({ done: 1, total: 1 })
})
