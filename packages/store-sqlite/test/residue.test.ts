import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aCard, anItem } from '@recollect/testkit'
import { expect, it } from 'vitest'
import { inDirectory, migrated } from './support/files.ts'

const SECRET = 'sentinelzebra'
const SPACE = { model: 'm', dimensions: 16 }
/** Its bytes hold the secret. */
const vector = () => {
  const bytes = new Uint8Array(64).fill(0x20)
  bytes.set(Buffer.from(SECRET), 8)
  return new Float32Array(bytes.buffer)
}

it('leaves no byte of what was removed in any file once the store is closed', async () => {
  await inDirectory(async (directory) => {
    const store = await migrated({ file: join(directory, 'r.db') })
    for (let at = 0; at < 50; at += 1) {
      const [itemId, cardId] = await store.transaction('alice', async (tx) => {
        const item = await tx.items.insert(
          anItem({ text: `${SECRET} text`, session: SECRET, key: SECRET, metadata: { [SECRET]: SECRET } }),
        )
        await tx.search.index(
          item.seq,
          new Map([
            [SECRET, 1],
            ['kept', 1],
          ]),
        )
        await tx.vectors?.put(SPACE, new Map([[item.seq, vector()]]))
        const card = await tx.cards.insert(aCard({ value: SECRET, valueKey: SECRET, extra: { [SECRET]: 1 } }))
        return [item.id, card.id]
      })
      await store.transaction('alice', async (tx) => {
        const { seq } = await tx.items.insert(anItem({ text: 'something else' }))
        await tx.vectors?.put(SPACE, new Map([[seq, new Float32Array(16)]]))
        await tx.cards.remove(cardId)
        await tx.items.remove(itemId)
      })
    }
    await store.close()
    for (const name of readdirSync(directory)) {
      expect(readFileSync(join(directory, name)).includes(SECRET), name).toBe(false)
    }
  })
})
