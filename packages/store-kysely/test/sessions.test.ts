import type { Store } from '@recollect/core'
import type {
  ScopeTransaction,
  ScopeView,
  SessionReader,
  SessionWriter,
  TurnPatch,
  TurnKey,
} from '@recollect/core/store'
import { turnKeys } from '@recollect/core/store'
import { aTurn } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { createKyselyStore } from '../src/index.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'
import { watched } from './watched.ts'

const CAPABILITIES = { durable: false, multiProcess: false, semantic: false, vectors: false, audit: false }
const KINDS = ['hash', 'topic', 'topic_token', 'token'] as const

async function inStore<T>(work: (store: Store, sent: string[]) => Promise<T>, sessions = true): Promise<T> {
  const sent: string[] = []
  const driver = watched(plainDriver(), sent)
  const capabilities = { ...CAPABILITIES, sessions }
  const store = createKyselyStore({ name: 'plain', capabilities, driver, flavor: plainSqlite })
  await store.migrate()
  try {
    return await work(store, sent)
  } finally {
    await store.close()
  }
}

function readerOf({ sessions }: ScopeView): SessionReader {
  if (sessions === undefined) throw new Error('no sessions')
  return sessions
}

function writerOf({ sessions }: ScopeTransaction): SessionWriter {
  if (sessions === undefined) throw new Error('no sessions')
  return sessions
}

/** Every key of the index with the turns that have it. */
async function indexOf(reader: SessionReader): Promise<readonly string[]> {
  const found: string[] = []
  for (const kind of KINDS) {
    const { rows } = await reader.keys(kind, { limit: 1000 })
    for (const { key, turns } of rows) {
      const places = await reader.find(kind, key, { limit: 1000 })
      expect(places).toHaveLength(turns)
      found.push(...places.map(({ number }) => `${kind} ${key} ${String(number)}`))
    }
  }
  return found.sort()
}

/** What the index should be, by the turns themselves. */
async function expectedOf(reader: SessionReader): Promise<readonly string[]> {
  const turns = await reader.bySpan([1, 1000])
  const nameOf = ([kind, key]: TurnKey, number: number): string => `${kind} ${key} ${String(number)}`
  return turns.flatMap((turn) => turnKeys(turn).map((key) => nameOf(key, turn.number))).sort()
}

/** Changes of three turns, null for a removal; the same for a seed each time. */
function actsOf(seed: number): readonly (readonly [number: number, patch: TurnPatch | null])[] {
  const below = dice(seed)
  const texts = () => ['a', 'b', 'ä', '词', '😀'].filter(() => below(2) === 0)
  const fields: readonly (() => TurnPatch)[] = [
    () => ({ tokens: texts() }),
    () => ({ topics: texts() }),
    () => ({ topicTokens: texts() }),
    () => ({ questionHash: `h${String(below(2))}` }),
    () => ({ archived: below(2) === 0 }),
    () => ({ significance: 1 }),
  ]
  const patch = () =>
    fields.filter(() => below(3) === 0).reduce<TurnPatch>((whole, field) => ({ ...whole, ...field() }), {})
  return Array.from({ length: below(9) }, () => [1 + below(3), below(5) === 0 ? null : patch()])
}

/** Whole numbers from 0 to before `sides`, by the generator of Lehmer (Park and Miller 1988). */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

describe('turns in a SQL store', () => {
  it('are appended with few statements: one, and one for each sixteen keys at most', async () => {
    await inStore(async (store, sent) => {
      await store.transaction('alice', ({ setNextDue }) => setNextDue(1))
      const tokens = Array.from({ length: 19 }, (_, at) => `词${String(at)}`)
      sent.length = 0
      await store.transaction('alice', async (tx) => {
        await writerOf(tx).append(aTurn({ tokens }))
      })
      expect(sent.map((sql) => /^(?:insert into|update) "\w+"/u.exec(sql)?.[0])).toEqual([
        'insert into "qa_turns"',
        'insert into "qa_topics"',
        'insert into "qa_topics"',
        'update "scopes"',
      ])
    })
  })

  it('leave the index alone where nothing changes that they are found by', async () => {
    await inStore(async (store, sent) => {
      await store.transaction('alice', (tx) => writerOf(tx).append(aTurn({ tokens: ['a', 'b'] })))
      sent.length = 0
      await store.transaction('alice', (tx) => writerOf(tx).update(1, { significance: 0.9, answer: '好' }))
      expect(sent).toEqual([expect.stringMatching(/^update "qa_turns"/u)])
      sent.length = 0
      await store.transaction('alice', (tx) => writerOf(tx).update(1, { tokens: ['a', 'c', 'd'] }))
      expect(sent.map((sql) => sql.split(' ')[0])).toEqual(['select', 'delete', 'insert', 'update'])
    })
  })

  it('are found by what they hold after any changes, sent side by side', async () => {
    await inStore(async (store) => {
      for (let seed = 1; seed <= 60; seed += 1) {
        const [scope, acts] = [`scope ${String(seed)}`, actsOf(seed)]
        await store.transaction(scope, async (tx) => {
          const writer = writerOf(tx)
          for (let seq = 1; seq <= 3; seq += 1) await writer.append(aTurn({ seq, tokens: ['a', '词'] }))
          await Promise.all(
            acts.map(async ([number, patch]) => {
              const done = patch === null ? writer.removeTurn(number) : writer.update(number, patch)
              await done.catch((error: unknown) => {
                expect(error).toMatchObject({ code: 'NOT_FOUND' })
              })
            }),
          )
        })
        await store.read(scope, async (view) => {
          const reader = readerOf(view)
          expect(await indexOf(reader), JSON.stringify(acts)).toEqual(await expectedOf(reader))
        })
      }
    })
  })

  it('are not kept by a store that declares no sessions', async () => {
    await inStore(async (store) => {
      const given = await store.read('alice', async (view) => [
        view.sessions,
        view.working,
        view.copy.last.turns,
      ])
      expect(given).toEqual([undefined, undefined, 0])
      await store.transaction('alice', async (tx) => {
        expect([tx.sessions, tx.working]).toEqual([undefined, undefined])
      })
    }, false)
  })
})
