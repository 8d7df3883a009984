import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordImage } from '@recollect/core/store'
import { aCard, aChange, anItem, aSession, aTurn, aVariable } from '@recollect/testkit'
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

it('leaves no byte of an image once it is erased and the store is closed', async () => {
  await inDirectory(async (directory) => {
    const store = await migrated({ file: join(directory, 'r.db') })
    const before = { scope: 'alice', seq: 1 }
    for (let at = 0; at < 50; at += 1) {
      // Long enough to go over the edge of a page now and then.
      const item = { ...anItem({ text: SECRET.repeat(10 * at), metadata: { [SECRET]: SECRET } }), ...before }
      const card = { ...aCard({ value: SECRET, seenAt: [1], extra: { [SECRET]: at } }), ...before }
      const images: RecordImage[] = [
        { record: 'item', id: item.id, before: item },
        { record: 'card', id: card.id, before: card },
      ]
      await store.transaction('alice', (tx) => tx.changes.append(aChange(), images))
      await store.transaction('alice', async (tx) => {
        await tx.changes.append(aChange({ note: { kept: at } }), [])
        await tx.changes.erase('item', [item.id], [])
        await tx.changes.erase('card', [card.id], [])
      })
    }
    await store.close()
    for (const name of readdirSync(directory)) {
      expect(readFileSync(join(directory, name)).includes(SECRET), name).toBe(false)
    }
  })
})

it('leaves no byte of a session that was removed, nor of what its turns and variables held before', async () => {
  await inDirectory(async (directory) => {
    const store = await migrated({ file: join(directory, 'r.db') })
    const extra = { [SECRET]: SECRET }
    for (let seq = 1; seq <= 50; seq += 1) {
      const keys = { topics: [SECRET], topicTokens: [SECRET], tokens: [SECRET, 'kept'], questionHash: SECRET }
      const turn = { session: SECRET, question: SECRET, answer: SECRET.repeat(10 * seq), user: SECRET, extra }
      await store.transaction('alice', async ({ sessions, working }) => {
        await sessions?.put(aSession({ id: SECRET, channel: SECRET, extra }))
        await sessions?.append(aTurn({ ...turn, ...keys, seq }))
        await sessions?.append(aTurn({ seq, answer: SECRET.repeat(10 * seq), topics: [SECRET] }))
        await working?.put(aVariable({ name: SECRET, value: SECRET }))
        await working?.put(aVariable({ value: SECRET.repeat(10 * seq) }))
      })
      await store.transaction('alice', async ({ sessions, working }) => {
        await sessions?.removeTurn(2 * seq - 1)
        await sessions?.update(2 * seq, { answer: 'kept', topics: ['kept'] })
        await sessions?.remove(SECRET)
        await working?.remove('s', SECRET)
        await working?.put(aVariable({ value: 'kept' }))
      })
    }
    await store.close()
    for (const name of readdirSync(directory)) {
      expect(readFileSync(join(directory, name)).includes(SECRET), name).toBe(false)
    }
  })
})
