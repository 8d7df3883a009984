import type { Store } from '@recollect/core'
import type { ScopeTransaction, SemanticWriter } from '@recollect/core/store'
import { aNode, aNodeVersion, anEpisode, anItem, aQuarantined, aRelationship } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { createKyselyStore } from '../src/index.ts'
import type { SqlDriver } from '../src/index.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'
import { watched } from './watched.ts'

const CAPABILITIES = { durable: false, multiProcess: false, sessions: false, vectors: false, audit: false }

interface Open {
  readonly store: Store
  readonly driver: SqlDriver
  /** Statements that were sent, beginnings and ends of transactions left out. */
  readonly sent: string[]
}

async function inStore(work: (open: Open) => Promise<void>, semantic = true): Promise<void> {
  const sent: string[] = []
  const driver = plainDriver()
  const capabilities = { ...CAPABILITIES, semantic }
  const store = createKyselyStore({
    name: 'plain',
    capabilities,
    driver: watched(driver, sent),
    flavor: plainSqlite,
  })
  await store.migrate()
  sent.length = 0
  try {
    await work({ store, driver, sent })
  } finally {
    await store.close()
  }
}

function writerOf({ semantic }: ScopeTransaction): SemanticWriter {
  if (semantic === undefined) throw new Error('no knowledge')
  return semantic
}

const writing = <T>(store: Store, work: (semantic: SemanticWriter) => Promise<T>): Promise<T> =>
  store.transaction('alice', (tx) => work(writerOf(tx)))

const kinds = (sent: readonly string[]): readonly string[] => sent.map((sql) => /^\w+/u.exec(sql)?.[0] ?? sql)

describe('knowledge in a SQL store', () => {
  it('is left alone by what it is found by where nothing of that changes', async () => {
    await inStore(async ({ store, sent }) => {
      const [episode, node] = [
        anEpisode({ itemIds: ['a'], terms: ['词'] }),
        aNode({ searchKeywords: ['词'] }),
      ]
      await writing(store, async (semantic) => {
        await semantic.putEpisode(episode)
        await semantic.putNode(node)
      })
      sent.length = 0
      await writing(store, async (semantic) => {
        await semantic.putEpisode({ ...episode, state: 'discovered' })
        await semantic.putNode({ ...node, confidence: 1 })
      })
      expect(kinds(sent)).toEqual(['select', 'select', 'insert', 'select', 'select', 'insert'])
    })
  })

  it('reads and raises how far was cut without a statement of its own', async () => {
    await inStore(async ({ store, sent }) => {
      await writing(store, (semantic) => semantic.setCutUpTo(3))
      sent.length = 0
      await writing(store, async (semantic) => {
        expect(semantic.cutUpTo).toBe(3)
        await semantic.setCutUpTo(7)
        expect(semantic.cutUpTo).toBe(7)
      })
      expect(sent).toEqual([expect.stringMatching(/^update "scopes" set .*"cut_up_to" = \?/u)])
      expect(await store.read('alice', async ({ semantic }) => semantic?.cutUpTo)).toBe(7)
      expect(await store.read('bob', async ({ semantic }) => semantic?.cutUpTo)).toBe(0)
    })
  })

  it('goes on after an item or a key was refused', async () => {
    await inStore(async ({ store }) => {
      await writing(store, async (semantic) => {
        await semantic.putEpisode(anEpisode({ id: 'one', itemIds: ['a'] }))
        await semantic.putNode(aNode({ id: 'one', keyForm: 'k' }))
        const refused = { code: 'STORE_CONFLICT' }
        const again = semantic.putEpisode(anEpisode({ id: 'two', itemIds: ['b', 'a'], terms: ['t'] }))
        await expect(again).rejects.toMatchObject(refused)
        const twin = semantic.putNode(aNode({ id: 'two', keyForm: 'k', searchKeywords: ['t'] }))
        await expect(twin).rejects.toMatchObject(refused)
        await semantic.putEpisode(anEpisode({ id: 'three', itemIds: ['b'] }))
      })
      const seen = await writing(store, async (semantic) => [
        [...(await semantic.episodesOfItems(['a', 'b']))],
        await semantic.find('episode_term', 't', 9),
        await semantic.find('node_term', 't', 9),
        (await semantic.totals()).nodes,
      ])
      expect(seen).toEqual([[['a', 'one'], ['b', 'three']], [], [], 1]) // prettier-ignore
    })
  })

  it.each([
    `insert into episode_items (scope, item_id, episode_id) values (1, 'a', 'another')`,
    `insert into semantic_nodes select scope, 'another', key, key_form, key_words, value, context, gap_type, confidence, version, versions, quote,
      source_memory_id, span_start, span_end, valid_from, created_at, last_updated, last_accessed, access_count, relevance_score,
      importance_score, discovery_episode_id, discovery_method, search_keywords from semantic_nodes`,
    `insert into semantic_relationships select scope, 'another', source_node_id, target_node_id, relationship_type, strength, description,
      discovery_episode_id, episode_ids, created_at, last_reinforced from semantic_relationships`,
  ])('is guarded by the database itself against: %s', async (sql) => {
    await inStore(async ({ store, driver }) => {
      await writing(store, async (semantic) => {
        await semantic.putEpisode(anEpisode({ itemIds: ['a'] }))
        await semantic.putNode(aNode({ id: 'n' }))
        await semantic.putRelationship(aRelationship({ from: 'n', to: 'm' }))
      })
      const twice = driver.write(null, null, (connection) => connection.execute(sql, []))
      await expect(twice).rejects.toMatchObject({ cause: { code: /^SQLITE_CONSTRAINT/u } })
    })
  })

  it('takes writes that are sent side by side in their order', async () => {
    await inStore(async ({ store }) => {
      await writing(store, async (semantic) => {
        const all = Array.from({ length: 40 }, (_, at) => [
          semantic.putEpisode(
            anEpisode({ id: 'e', itemIds: [`i${String(at)}`, 'x'], terms: [`t${String(at)}`] }),
          ),
          semantic.putNode(aNode({ id: 'n', keyForm: 'k', searchKeywords: [`t${String(at)}`, 't'] })),
        ])
        await Promise.all(all.flat())
        const put = semantic.putVectors(
          'node',
          { model: 'm', dimensions: 1 },
          new Map([['n', Float32Array.of(1)]]),
        )
        await Promise.all([put, semantic.removeNode('n')])
      })
      const seen = await writing(store, async (semantic) => [
        [...(await semantic.episodesOfItems(['i38', 'i39', 'x']))],
        await semantic.find('episode_term', 't38', 9),
        await semantic.find('episode_term', 't39', 9),
        await semantic.find('node_term', 't', 9),
        (await semantic.vectors('node', { model: 'm', dimensions: 1 }, '', 9)).size,
      ])
      expect(seen).toEqual([[['i39', 'e'], ['x', 'e']], [], ['e'], [], 0]) // prettier-ignore
    })
  })

  it('keeps a message in its episode until the episode lets it go, whatever becomes of the message', async () => {
    await inStore(async ({ store }) => {
      const item = anItem({ text: '我住朝阳区' })
      await store.transaction('alice', async (tx) => {
        await tx.items.insert(item)
        await writerOf(tx).putEpisode(anEpisode({ id: 'e', itemIds: [item.id] }))
        await tx.items.remove(item.id)
      })
      const placeOf = () =>
        writing(store, async (semantic) => [...(await semantic.episodesOfItems([item.id]))])
      expect(await placeOf()).toEqual([[item.id, 'e']])
      await store.transaction('alice', (tx) => tx.items.restore({ ...item, seq: 1 }))
      await writing(store, (semantic) => semantic.putEpisode(anEpisode({ id: 'e', itemIds: [] })))
      expect(await placeOf()).toEqual([])
      await writing(store, (semantic) => semantic.putEpisode(anEpisode({ id: 'f', itemIds: [item.id] })))
      expect(await placeOf()).toEqual([[item.id, 'f']])
    })
  })

  it('lists scopes that hold an episode or a node alone', async () => {
    await inStore(async ({ store }) => {
      await store.transaction('told', (tx) => writerOf(tx).putEpisode(anEpisode({ id: 'e' })))
      await store.transaction('known', (tx) => writerOf(tx).putNode(aNode({ id: 'n' })))
      await store.transaction('gone', async (tx) => {
        await writerOf(tx).putNode(aNode({ id: 'n' }))
        await writerOf(tx).putVersion(aNodeVersion({ nodeId: 'n' }))
        await writerOf(tx).removeNode('n')
        await writerOf(tx).quarantine([aQuarantined()])
      })
      expect((await store.scopes({ limit: 9 })).rows).toEqual(['known', 'told'])
    })
  })

  it('is not kept by a store that declares none', async () => {
    await inStore(async ({ store }) => {
      expect(await store.read('alice', async ({ semantic }) => semantic)).toBeUndefined()
      expect(await store.transaction('alice', async ({ semantic }) => semantic)).toBeUndefined()
    }, false)
  })
})
