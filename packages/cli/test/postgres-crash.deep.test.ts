import { createRecollect } from '@recollect/core'
import type { Page, PageRequest, Recollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { postgresStore } from '@recollect/store-postgres'
import { createDatabase, startFaultyProxy, startPostgres } from '@recollect/test-postgres'
import type { Break, FaultyProxy, PostgresServer, TestDatabase } from '@recollect/test-postgres'
import { transfer } from '@recollect/transfer'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** The full figure is 10,000. */
const CALLS = Number(process.env['RECOLLECT_CRASH_CALLS'] ?? 240)
const CALLERS = 12
const SCOPES = 6
const KILLS = 4

const PLACES = ['海淀区', '朝阳区', '上海', '杭州', '深圳'] as const
const CITIES = ['Paris', 'Rome', 'Oslo', 'Lisbon', 'Berlin'] as const

/** What people say of themselves, in Chinese, in English, and in both. */
function message(at: number): string {
  const [place, city] = [PLACES[at % 5] ?? '', CITIES[Math.floor(at / 3) % 5] ?? '']
  const said = [
    `我住在${place}`,
    `I live in ${city} now.`,
    `我喜欢吃火锅，编号${String(at)}`,
    `My favorite city is ${city}, 因为我在${place}工作`,
  ]
  return said[at % said.length] ?? ''
}

const open = (url: string, retryDeadlineMs: number, partitions = 4): Promise<Recollect> =>
  createRecollect({
    plugins: [transfer()],
    store: postgresStore({ url, partitions, retryDeadlineMs, lockTimeoutMs: 60_000, poolSize: 8 }),
    languages: [chinese(), english()],
  })

/** All rows of a collection. */
async function* all<T>({ list }: { list(page: Partial<PageRequest>): Promise<Page<T>> }): AsyncGenerator<T> {
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: 200, cursor })
    yield* page.rows
    cursor = page.next
  } while (cursor !== null)
}

async function keysIn(recollect: Recollect, scope: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of all(recollect.scope(scope).items)) keys.push(key ?? '')
  return keys.toSorted()
}

/** Messages there and each once, facts without a gap, nothing for `repair` to find. */
async function expectWhole(
  recollect: Recollect,
  said: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const [scope, keys] of said) {
    expect(await keysIn(recollect, scope)).toEqual(keys.toSorted())
    const report = await recollect.scope(scope).repair({ dryRun: true })
    expect(report.problems).toEqual([])
  }
}

describe.runIf(inject('postgres').available)('a server that is killed while messages are remembered', () => {
  let server: PostgresServer
  let database: TestDatabase
  let recollect: Recollect

  beforeAll(async () => {
    server = await startPostgres({ durable: true })
    database = await createDatabase(server.adminUrl)
    recollect = await open(database.url, 60_000)
  })
  afterAll(async () => {
    await recollect.close()
    await server.stop()
  })

  it('has all of them afterwards, none twice, and no caller notices', async () => {
    const said = new Map<string, string[]>()
    let [next, acknowledged, kills] = [0, 0, 0]
    let killing = Promise.resolve()
    const kill = async (): Promise<void> => {
      await server.kill(kills % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
      await server.restart()
    }
    const call = async (): Promise<void> => {
      for (let at = next++; at < CALLS; at = next++) {
        const [scope, key] = [`user ${String(at % SCOPES)} 用户`, `message ${String(at)}`]
        const { duplicate } = await recollect.scope(scope).remember({ text: message(at), key })
        expect(duplicate).toBe(false)
        said.set(scope, [...(said.get(scope) ?? []), key])
        acknowledged += 1
        if (kills === KILLS || acknowledged < ((kills + 1) * CALLS) / (KILLS + 1)) continue
        kills += 1
        killing = killing.then(kill)
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, call))
    await killing
    expect([acknowledged, kills]).toEqual([CALLS, KILLS])
    await expectWhole(recollect, said)
  }, 240_000)

  it('has what was acknowledged, once it runs again, and nothing of what failed half done', async () => {
    const hasty = await open(database.url, 0)
    const said = new Map<string, string[]>()
    const unsure = new Set<string>()
    const killings: Promise<void>[] = []
    const call = async (_: unknown, caller: number): Promise<void> => {
      const scope = `hasty ${String(caller % 3)} 用户`
      for (let at = 0; at < 20; at += 1) {
        const key = `${String(caller)}/${String(at)}`
        try {
          await hasty.scope(scope).remember({ text: message(at), key })
          said.set(scope, [...(said.get(scope) ?? []), key])
        } catch (error) {
          expect(error).toMatchObject({ code: 'STORE_UNAVAILABLE' })
          unsure.add(key)
        }
        if (caller === 0 && at === 10) killings.push(server.kill())
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, call))
    await Promise.all(killings)
    await server.restart()
    for (const [scope, keys] of said) {
      const found = await keysIn(recollect, scope)
      expect(new Set(found).size).toBe(found.length)
      expect(found.filter((key) => !unsure.has(key))).toEqual(keys.toSorted())
      expect((await recollect.scope(scope).repair({ dryRun: true })).problems).toEqual([])
    }
    await hasty.close()
  }, 60_000)
})

describe.runIf(inject('postgres').available)('a connection that breaks at any statement', () => {
  let server: PostgresServer
  let database: TestDatabase
  let proxy: FaultyProxy
  let recollect: Recollect
  let direct: Recollect
  let scopes = 0

  beforeAll(async () => {
    server = await startPostgres()
    database = await createDatabase(server.adminUrl)
    proxy = await startFaultyProxy(database.url, server.adminUrl)
    // One part each: a connection that is opened anew plans every statement again.
    direct = await open(database.url, 20_000, 1)
    recollect = await open(proxy.url, 20_000, 1)
  })
  afterAll(async () => {
    await recollect.close()
    await direct.close()
    await proxy.close()
    await server.stop()
  })

  type Scope = ReturnType<Recollect['scope']>
  const cardOf = async (scope: Scope): Promise<string> => {
    const [card] = (await scope.cards.list({ active: true })).rows
    return card?.id ?? ''
  }
  /** Every public call that writes, and one that reads. */
  const CALLS_TO_BREAK: readonly (readonly [string, (scope: Scope, card: string) => Promise<unknown>])[] = [
    ['remember', (scope) => scope.remember({ text: '我搬到了上海, and I work at Google', key: 'two' })],
    ['put', (scope) => scope.put({ slot: 'location', value: '深圳' })],
    ['correct', (scope, card) => scope.correct(card, '杭州')],
    ['forget', (scope, card) => scope.forget({ card })],
    ['recall', async (scope) => (await scope.recall('我住在哪里？')).hits.map(({ quote }) => quote)],
  ]

  /** What a scope holds, without ids and times. */
  async function stateOf(scope: Scope): Promise<unknown> {
    const [items, cards]: [unknown[], unknown[]] = [[], []]
    for await (const { key, text, seq, active } of all(scope.items)) items.push([key, text, seq, active])
    for await (const { value, version, active, seq } of all(scope.cards))
      cards.push([value, version, active, seq])
    return { items, cards, problems: (await scope.repair({ dryRun: true })).problems }
  }

  async function seed(): Promise<readonly [name: string, card: string]> {
    const name = `scope ${String((scopes += 1))} 范围`
    const scope = direct.scope(name)
    await scope.remember({ text: '我住在北京', key: 'one' })
    return [name, await cardOf(scope)]
  }

  describe.each(['ended by the server', 'answer lost'] as const satisfies Break[])('(%s)', (how) => {
    it.each(CALLS_TO_BREAK)(
      'of %s: it is done once, and the caller does not notice',
      async (_name, call) => {
        const [model, modelCard] = await seed()
        const answer = await call(direct.scope(model), modelCard)
        const wanted = await stateOf(direct.scope(model))
        let at = 1
        for (; ; at += 1) {
          const [name, card] = await seed()
          proxy.arm(at, how)
          const given = await call(recollect.scope(name), card)
          const reached = proxy.statements >= at
          proxy.disarm()
          if (!reached) break
          if (Array.isArray(answer)) expect(given).toEqual(answer)
          expect(await stateOf(direct.scope(name)), `statement ${String(at)}`).toEqual(wanted)
        }
        expect(at).toBeGreaterThan(4)
      },
      60_000,
    )
  })
})
