import { aNode, anEpisode } from '@recollect/testkit'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { withStore } from './support/actors.ts'
import { watchedClient } from './support/watched.ts'

describe.runIf(inject('postgres').available)('knowledge on Postgres', () => {
  const database = ownDatabase()
  const schema = 'knowledge'

  beforeAll(() => withStore({ url: database.current.url, schema, partitions: 1 }, (store) => store.migrate()))

  it('lets a transaction go on after an item or a key was refused', async () => {
    await withStore({ url: database.current.url, schema }, async (store) => {
      const seen = await store.transaction('alice', async ({ semantic }) => {
        await semantic?.putEpisode(anEpisode({ id: 'one', itemIds: ['a'] }))
        await semantic?.putNode(aNode({ id: 'one', keyForm: 'k' }))
        const refused = { code: 'STORE_CONFLICT' }
        const again = semantic?.putEpisode(anEpisode({ id: 'two', itemIds: ['b', 'a'] }))
        await expect(again).rejects.toMatchObject(refused)
        await expect(semantic?.putNode(aNode({ id: 'two', keyForm: 'k' }))).rejects.toMatchObject(refused)
        await semantic?.putEpisode(anEpisode({ id: 'three', itemIds: ['b'] }))
        return [...((await semantic?.episodesOfItems(['a', 'b'])) ?? [])]
      })
      expect(seen).toEqual([
        ['a', 'one'],
        ['b', 'three'],
      ])
      const { rows = [] } =
        (await store.read('alice', async (view) => view.semantic?.nodes({ limit: 9 }))) ?? {}
      expect(rows.map(({ id }) => id)).toEqual(['one'])
    })
  })

  it('inserts what an episode holds with one statement a table, however much it is', async () => {
    const sent: string[] = []
    const see = (text: string): string => {
      if (/^insert into "?(?:episode_items|semantic_keys)/u.test(text)) sent.push(text)
      return text
    }
    const store = openStore({ url: database.current.url, schema }, { Client: watchedClient(see) })
    const items = Array.from({ length: 40 }, (_, at) => `item ${String(at)}`)
    const words = Array.from({ length: 200 }, (_, at) => `词${String(at)}`)
    await store.transaction('bob', async ({ semantic }) => {
      await semantic?.putEpisode(anEpisode({ itemIds: items, terms: words }))
    })
    expect(sent).toHaveLength(2)
    const found = await store.read('bob', async ({ semantic }) => [
      (await semantic?.episodesOfItems(items))?.size,
      (await semantic?.find('episode_term', '词199', 9))?.length,
    ])
    expect(found).toEqual([40, 1])
    await store.close()
  })
})
