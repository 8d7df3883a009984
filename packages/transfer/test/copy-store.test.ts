import type { Store } from '@recollect/core'
import type { ScopeTransaction, ScopeView } from '@recollect/core/store'
import { beforeEach, describe, expect, it } from 'vitest'
import { CopyError, copyStore } from '../src/index.ts'
import type { CopyOptions, CopyProgress } from '../src/index.ts'
import { inMemoryStore, kit } from './support/core.ts'

const {
  aCard,
  aChange,
  aModelUsage,
  aNode,
  aNodeVersion,
  anEpisode,
  anItem,
  aQuarantined,
  aRelationship,
  aSession,
  aTurn,
  aVariable,
} = kit

const SPACE = { model: 'm', dimensions: 2 }
const copy = (from: Store, to: Store, options: CopyOptions = {}) =>
  copyStore(from, to, { page: 3, ...options })

/** Twenty messages with gaps, facts, vectors, a log with what was overwritten, sessions, and cached expansions. */
async function fill(store: Store, scope: string): Promise<void> {
  await store.transaction(scope, async (tx) => {
    for (let n = 1; n <= 20; n += 1) {
      const item = await tx.items.insert(anItem({ text: `第${n} message`, metadata: { n, a: [1] } }))
      await tx.search.index(item.seq, new Map([['message', 1], [`第${n}`, 2]])) // prettier-ignore
      const card = await tx.cards.insert(aCard({ version: n, active: n === 20, itemId: item.id }))
      const before = { ...item, textHash: 'h' }
      await tx.changes.append(aChange({ note: { z: n, a: n } }), [
        { record: 'item', id: item.id, before },
        { record: 'card', id: card.id, before: null },
      ])
      if (n % 4 === 0) await tx.items.remove(item.id)
      const archived = n % 3 === 0
      const turn = await tx.sessions?.append(aTurn({ session: `s${n % 2}`, seq: n, topics: ['主题'], archived, extra: { n } })) // prettier-ignore
      if (n % 4 === 0 && turn) await tx.sessions?.removeTurn(turn.number)
    }
    for (const id of ['s1', 's0', '会话']) await tx.sessions?.put(aSession({ id, turns: 7, significance: 0.1 + 0.2, extra: { z: 1, a: id } })) // prettier-ignore
    for (const name of ['b', 'a', '名', 'form:x']) await tx.working?.put(aVariable({ name, value: { z: 1, a: [name] } })) // prettier-ignore
    await tx.vectors?.put(SPACE, new Map([[1, Float32Array.of(0.1, -0)], [19, Float32Array.of(1, 0)]])) // prettier-ignore
    await tx.expansions.put(
      ['b', 'a', '中', '问'.repeat(600)].map((originalQuery) => ({
        originalQuery,
        expandedQuery: 'x',
        kind: 'variants',
        madeBy: 'p',
        payload: '{}',
        createdAt: 5,
      })),
    )
    await tx.setNextDue(77)
    await fillKnowledge(tx)
  })
}

/** Five episodes of a message each, as many nodes in a ring, with vectors of both. */
async function fillKnowledge({ items, semantic }: ScopeTransaction): Promise<void> {
  const { rows } = await items.list({ limit: 5 })
  const nodes = rows.map((_, n) => aNode({ key: `key ${n}`, keyForm: `key${n}` }))
  for (const [n, item] of rows.entries()) {
    const node = nodes[n]
    const next = nodes[(n + 1) % nodes.length]
    if (semantic === undefined || node === undefined || next === undefined) continue
    const episode = anEpisode({ itemIds: [item.id], startedAt: 100 - n })
    await semantic.putEpisode(episode)
    await semantic.putNode(node)
    await semantic.putVersion(aNodeVersion({ nodeId: node.id, episodeId: episode.id, validTo: 7 }))
    await semantic.putVersion(aNodeVersion({ nodeId: node.id, episodeId: episode.id, version: 2 }))
    await semantic.link({ episodeId: episode.id, nodeId: node.id, evolved: n % 2 === 0 })
    await semantic.quarantine([aQuarantined({ episodeId: episode.id })])
    await semantic.addUsage(aModelUsage({ model: `m${n}` }))
    await semantic.putVectors('node', SPACE, new Map([[node.id, Float32Array.of(n, 1)]]))
    await semantic.putVectors('episode', SPACE, new Map([[episode.id, Float32Array.of(1, -n)]]))
  }
  for (const [n, { id: from }] of nodes.entries()) {
    const to = nodes[(n + 1) % nodes.length]
    if (to) await semantic?.putRelationship(aRelationship({ from, to: to.id, type: 'part_of' }))
  }
  await semantic?.setCutUpTo(4)
}

/** Episodes and knowledge, as the readers give them. */
async function knowledge({ semantic }: ScopeView) {
  if (semantic === undefined) return null
  const { rows: nodes } = await semantic.nodes({ limit: 99 })
  const ids = nodes.map(({ id }) => id)
  return {
    nodes,
    cutUpTo: semantic.cutUpTo,
    totals: await semantic.totals(),
    episodes: await semantic.episodes({ limit: 99 }),
    versions: await semantic.versions(ids),
    links: await semantic.linksOfNodes(ids),
    relationships: await semantic.relationships(ids),
    quarantined: await semantic.quarantined({ limit: 99 }),
    usage: await semantic.usage('0000-01-01', '9999-12-31'),
    vectors: [...(await semantic.vectors('node', SPACE, '', 99)), ...(await semantic.vectors('episode', SPACE, '', 99))], // prettier-ignore
    found: await semantic.find('node_key', 'key3', 9),
  }
}

/** All that a scope holds, as the readers give it. */
const contents = (store: Store, scope: string) =>
  store.read(scope, async (view) => ({
    last: view.copy.last,
    nextDue: view.nextDue,
    items: await view.copy.items([1, 99]),
    cards: await view.cards.bySeq([1, 99]),
    changes: await view.copy.changes([1, 99]),
    vectors: [...((await view.vectors?.bySeq(SPACE, [1, 99])) ?? [])],
    found: await view.search.postings(['message', '第3'], 99),
    expansions: (await view.copy.expansions('', 99)).filter((row) => row.originalQuery.length < 600),
    turns: await view.sessions?.bySpan([1, 99]),
    topic: await view.sessions?.find('topic', '主题', { limit: 99 }),
    sessions: await view.sessions?.list({ limit: 99 }),
    variables: await view.working?.list({ limit: 99 }),
    knowledge: await knowledge(view),
  }))

describe('copyStore', () => {
  let from: Store
  let to: Store
  beforeEach(async () => {
    from = inMemoryStore()
    to = inMemoryStore()
    await fill(from, 'alice')
    await fill(from, '小明')
  })

  it('copies everything there is, in any size of page', async () => {
    for (const page of [1, 7, 1000]) {
      const target = inMemoryStore()
      const { scopes, stopped } = await copy(from, target, { page })
      expect(stopped).toBe(false)
      expect(scopes.map(({ scope }) => scope)).toEqual(['alice', '小明'])
      expect(scopes[0]).toMatchObject({
        holds: {
          items: 15,
          cards: 20,
          changes: 20,
          turns: 15,
          sessions: 3,
          variables: 4,
          expansions: 3,
          vectors: 12,
          episodes: 5,
          nodes: 5,
          relationships: 5,
          quarantined: 5,
          usage: 5,
        },
        written: 115,
      })
      for (const scope of ['alice', '小明']) {
        expect(await contents(target, scope)).toStrictEqual(await contents(from, scope))
      }
    }
  })

  it('writes nothing the second time, and gives the same hash', async () => {
    const first = await copy(from, to)
    const second = await copy(from, to, { page: 8 })
    expect(second.scopes.map(({ written }) => written)).toEqual([0, 0])
    expect(second.scopes.map(({ holds }) => holds)).toEqual(first.scopes.map(({ holds }) => holds))
  })

  it('goes on where it was stopped, wherever that was', async () => {
    const whole = await contents(from, 'alice')
    const { written } = (await copy(from, inMemoryStore())).scopes[0] ?? { written: 0 }
    for (let steps = 1; steps <= 40; steps += 1) {
      const target = inMemoryStore()
      const signal = { aborted: false, addEventListener: () => undefined }
      let seen = 0
      const onProgress = () => {
        seen += 1
        signal.aborted = seen >= steps
      }
      const first = await copy(from, target, { scopes: ['alice'], signal, onProgress })
      const { scopes } = await copy(from, target, { scopes: ['alice'], page: 4 })
      expect(await contents(target, 'alice')).toStrictEqual(whole)
      if (first.stopped) expect(scopes[0]?.written).toBeLessThanOrEqual(written)
    }
  })

  it('copies the scopes that are named, and refuses one that is not there', async () => {
    await copy(from, to, { scopes: ['小明'] })
    expect((await to.scopes({ limit: 9 })).rows).toEqual(['小明'])
    await expect(copy(from, to, { scopes: ['nobody'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('leaves a scope alone that holds something else', async () => {
    await to.transaction('alice', (tx) => tx.items.insert(anItem()))
    const before = await contents(to, 'alice')
    const refused = copy(from, to, { scopes: ['alice'] })
    await expect(refused).rejects.toMatchObject({ code: 'COPY_CONFLICT', scope: 'alice' })
    await expect(refused).rejects.toBeInstanceOf(CopyError)
    expect(await contents(to, 'alice')).toStrictEqual(before)
  })

  it('refuses a target that has gone on since', async () => {
    await copy(from, to)
    await to.transaction('alice', (tx) => tx.items.insert(anItem()))
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'COPY_CONFLICT' })
  })

  it('tells a copy that is not what was sent', async () => {
    await copy(from, to)
    await to.transaction('alice', (tx) =>
      tx.expansions.put([
        {
          originalQuery: 'new',
          expandedQuery: 'x',
          kind: 'variants',
          madeBy: 'p',
          payload: '',
          createdAt: 5,
        },
      ]),
    )
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'COPY_DIFFERS' })
  })

  it('tells how far it is, up to the whole', async () => {
    const seen: CopyProgress[] = []
    await copy(from, to, { scopes: ['alice'], onProgress: (progress) => void seen.push(progress) })
    const ends = ['copy', 'verify'].map((phase) => seen.findLast((progress) => progress.phase === phase))
    expect(ends.map((end) => [end?.done, end?.total])).toEqual([
      [80, 80],
      [160, 160],
    ])
  })

  it('goes on behind the turns, sessions and variables that are there already', async () => {
    await copy(from, to, { scopes: ['alice'] })
    await to.transaction('alice', async (tx) => {
      await tx.sessions?.remove('s0')
      await tx.working?.remove('s', 'a')
    })
    const { scopes } = await copy(from, to, { scopes: ['alice'] })
    expect(scopes[0]?.written).toBe(2)
    expect(await contents(to, 'alice')).toStrictEqual(await contents(from, 'alice'))
  })

  it('leaves a session, turn or variable alone that is another in the target', async () => {
    const spoil: ((store: Store) => Promise<unknown>)[] = [
      (store) => store.transaction('alice', async (tx) => tx.sessions?.put(aSession({ id: 's0', turns: 1 }))),
      (store) => store.transaction('alice', async (tx) => tx.working?.put(aVariable({ name: 'a' }))),
      (store) => store.transaction('alice', async (tx) => tx.sessions?.update(1, { topics: ['other'] })),
      (store) => store.transaction('alice', async (tx) => tx.sessions?.removeTurn(1)),
    ]
    for (const spoiled of spoil) {
      const target = inMemoryStore()
      await copy(from, target, { scopes: ['alice'] })
      await spoiled(target)
      const before = await contents(target, 'alice')
      await expect(copy(from, target)).rejects.toMatchObject({ code: 'COPY_CONFLICT' })
      expect(await contents(target, 'alice')).toStrictEqual(before)
    }
  })

  it('tells a session that only the target has', async () => {
    await copy(from, to, { scopes: ['alice'] })
    await to.transaction('alice', async (tx) => tx.sessions?.put(aSession({ id: 'new' })))
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'COPY_DIFFERS' })
  })

  it('copies a scope that holds nothing but a session, but working memory, or but a time when it is due', async () => {
    await from.transaction('one', async (tx) => tx.sessions?.put(aSession()))
    await from.transaction('two', async (tx) => tx.working?.put(aVariable()))
    await from.transaction('three', (tx) => tx.setNextDue(7))
    const { scopes } = await copy(from, to, { scopes: ['one', 'two', 'three'] })
    expect(scopes.map(({ holds: { sessions, variables } }) => [sessions, variables])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
    expect(await to.read('three', async ({ nextDue }) => nextDue)).toBe(7)
  })

  it('refuses sessions for a store that keeps none, unless there are none', async () => {
    const sink = inMemoryStore()
    const plain = { ...sink, capabilities: { ...sink.capabilities, sessions: false } }
    await expect(copy(from, plain)).rejects.toMatchObject({ code: 'UNSUPPORTED_CAPABILITY' })
    expect((await sink.scopes({ limit: 9 })).rows).toEqual([])
    await from.transaction('bare', (tx) => tx.items.insert(anItem()))
    expect((await copy(from, plain, { scopes: ['bare'] })).scopes).toMatchObject([{ written: 1 }])
  })

  it('refuses to copy a store to itself, options there are not, pages of no size, and vectors to a store that keeps none', async () => {
    await expect(copy(from, from)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(copy(from, to, { pages: 2 } as never)).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: expect.stringContaining('Did you mean "page"?'),
    })
    for (const page of [0, 1.5, 1001]) {
      await expect(copy(from, to, { page })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    const plain = { ...to, capabilities: { ...to.capabilities, vectors: false } }
    await expect(copy(from, plain)).rejects.toMatchObject({ code: 'UNSUPPORTED_CAPABILITY' })
  })
})
