import { describe, expect, inject, it } from 'vitest'
import { allRows } from '../../src/library/all-rows.ts'
import { load } from '../../src/postgres/scale/load.ts'
import { loadedIn } from '../../src/postgres/scale/loaded.ts'
import { partitionsOf, spreadNames } from '../../src/postgres/scale/names.ts'
import { prepareScopes } from '../../src/postgres/scale/prepare.ts'
import { connected } from '../../src/postgres/server/connected.ts'
import { withMemory } from '../../src/postgres/server/memory.ts'
import { ownDatabase } from './own-database.ts'

const PLAN = { measured: 1, messages: 30, scopes: [1, 4], whole: 2, rounds: 1 } as const
const TIMEOUT = 60_000

describe.runIf(inject('postgres').available)('a database that is made larger', () => {
  const database = ownDatabase()

  it(
    'has scopes that the library reads and writes like those it made itself',
    { timeout: TIMEOUT },
    async () => {
      const [model = ''] = await prepareScopes(database.current, PLAN)
      await load(database.current.adminUrl, { scopes: 3, whole: 2 })
      await withMemory(database.current.url, async (recollect) => {
        const [made, whole, cardsOnly] = [model, 'tenant-1', 'tenant-3'].map((name) => recollect.scope(name))
        const cardsOf = (memory: typeof made) =>
          allRows((page) => memory?.cards.list(page) ?? Promise.reject(new Error('no scope'))).then((cards) =>
            cards.map(({ scope: _, ...card }) => card),
          )
        const cards = await cardsOf(made)
        expect(cards.length).toBeGreaterThan(0)
        expect(await cardsOf(whole)).toEqual(cards)
        expect(await cardsOf(cardsOnly)).toEqual(cards)
        expect(await whole?.stats()).toEqual(await made?.stats())
        const hits = async (memory: typeof made) =>
          (await memory?.recall('我喜欢什么？'))?.hits.map(({ quote, score }) => [quote, score])
        expect(await hits(whole)).toEqual(await hits(made))
        expect((await hits(whole))?.length).toBeGreaterThan(0)
        await whole?.remember('我住在苏州。')
        expect((await whole?.answer('我住在哪里？'))?.text).toContain('苏州')
      })
      const { rows, bytes } = await loadedIn(database.current.adminUrl)
      expect(rows).toMatchObject({ scopes: 4, memory_items: 3 * PLAN.messages + 1 })
      expect(bytes).toBeGreaterThan(1_000_000)
    },
  )

  it('is asked in scopes of every partition', { timeout: TIMEOUT }, async () => {
    await withMemory(database.current.url, async (recollect) => {
      await connected(database.current.adminUrl, async (client) => {
        const parts = await partitionsOf(client)
        const names = await spreadNames(client, 2 * parts)
        for (const name of names) await recollect.scope(name).put({ slot: 'note', value: 'here' })
        const { rows } = await client.query<{ part: string; scopes: number }>(
          `select tableoid::regclass::text as part, count(*)::int as scopes from recollect.scopes where name = any($1) group by 1`,
          [names],
        )
        expect(rows).toHaveLength(parts)
        expect(rows.map(({ scopes }) => scopes)).toEqual(Array.from({ length: parts }, () => 2))
      })
    })
  })
})
