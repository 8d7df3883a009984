import type { Store } from '@recollect/core'
import type { CardReader, ChangeReader, ItemReader, VectorReader } from '@recollect/core/store'
import { NOON } from '../fixtures/fixed-clock.ts'
import { each, pages } from './asking.ts'
import { POOLS } from './pools.ts'
import { semanticAnswers } from './semantic-answers.ts'
import { sessionAnswers, workingAnswers } from './session-answers.ts'

const METADATA = [{ a: 'x' }, { b: true }, { a: 'true' }, { 中: '😀' }, { a: 1, b: 0 }] as const

/** Everything a scope answers to the questions of the contract, in one snapshot. */
export function snapshotOf(store: Store, scope: string): Promise<unknown> {
  return store.read(scope, async (view) => {
    const { nextDue, items, cards, search, expansions, changes, vectors, sessions, working, semantic, copy } =
      view
    return {
      nextDue,
      last: copy.last,
      items: await itemAnswers(items),
      cards: await cardAnswers(cards),
      search: await each([0, 1, 3, 1000], (budget) => search.postings([...POOLS.terms, 'none'], budget)),
      stretch: await each([1, 3, 1000], (budget) => search.postings(POOLS.terms, budget, { from: 2, to: 4 })),
      expansions: await each(POOLS.queries, (query) =>
        each(POOLS.packs, (pack) => expansions.get(query, pack)),
      ),
      changes: await changeAnswers(changes),
      vectors: vectors === undefined ? null : await vectorAnswers(vectors),
      sessions: sessions === undefined ? null : await sessionAnswers(sessions),
      working: working === undefined ? null : await workingAnswers(working),
      semantic: semantic === undefined ? null : await semanticAnswers(semantic),
    }
  })
}

async function itemAnswers(items: ItemReader): Promise<unknown> {
  return {
    listed: await items.list({ limit: 1000 }),
    pages: await pages((cursor) => items.list({ limit: 2, cursor })),
    back: await pages((cursor) => items.list({ limit: 2, cursor, order: 'newest' })),
    recent: await items.recent(3, { active: true, from: NOON - 2 }),
    byId: await each(POOLS.itemIds, (id) => items.get(id)),
    byKey: await each(POOLS.keys, (key) => items.byKey(key)),
    byTextHash: await each(POOLS.hashes, (hash) => items.byTextHash(hash, 2)),
    byTextHashAndRole: await each(POOLS.hashes, (hash) => items.byTextHash(hash, 1, { role: 'tool' })),
    bySeq: await items.bySeq([3, 1, 99, 2]),
    byIds: await items.byIds([...POOLS.itemIds, 'none']),
    filtered: await each(METADATA, (metadata) => items.bySeq([1, 2, 3, 4, 5, 6], { metadata, active: true })),
    bySession: await each(POOLS.sessions, (session) => items.count({ session })),
    owed: await items.list({ limit: 3 }, { notExtractedBy: 'zh@1' }),
  }
}

async function cardAnswers(cards: CardReader): Promise<unknown> {
  const chains = POOLS.entities.flatMap((entity) => POOLS.slots.map((slot) => `${entity}:${slot}`))
  return {
    listed: await cards.list({ limit: 1000 }),
    pages: await pages((cursor) => cards.list({ limit: 2, cursor }, { entity: 'user', active: true })),
    back: await cards.list({ limit: 3, order: 'newest' }, { active: true }),
    count: await cards.count({ slot: 'likes', kind: 'preference' }),
    active: await each(POOLS.entities, (entity) => cards.active(entity, [...POOLS.slots, 'none'])),
    family: await cards.active('user', ['family.*', 'likes']),
    history: await each(chains, (chain) => cards.history(chain)),
    latest: await each(chains, (chain) => each(POOLS.valueKeys, (valueKey) => cards.latest(chain, valueKey))),
    byItems: await cards.byItems(POOLS.itemIds),
    ofMessages: await cards.list({ limit: 1000 }, { role: 'user', from: NOON - 2, metadata: {} }),
    byItem: await each(POOLS.itemIds, (id) => cards.byItem(id)),
    last: await each([...POOLS.sessions, null], (session) => cards.lastRecorded(session)),
    bySeq: await cards.bySeq([2, 4]),
    direct: await cards.direct(3),
    expired: await cards.expired(NOON),
    nextExpiry: await cards.nextExpiry(),
  }
}

async function changeAnswers(changes: ChangeReader): Promise<unknown> {
  const seqs = [0, 1, 2, 3, 4, 5]
  return {
    pages: await pages((cursor) => changes.list({ limit: 2, cursor })),
    byId: await each(POOLS.changeIds, (id) => changes.get(id)),
    byBatch: await each(POOLS.batches, (batch) => changes.byBatch(batch)),
    after: await each(seqs, (seq) => changes.after(seq)),
    lastAt: await each([-6, -2, 0, 3], (past) => changes.lastAt(NOON + past)),
    itemMakers: await each(seqs, (seq) => changes.makerOf('item', seq)),
    cardMakers: await each(seqs, (seq) => changes.makerOf('card', seq)),
    imagesAfter: await each([0, 2], (seq) => changes.imagesAfter(seq)),
    imagesOf: await each(seqs, (seq) => changes.imagesOf(seq)),
    itemImages: await each(POOLS.itemIds, (id) => changes.imagesOfRecord('item', id)),
    cardImages: await each(POOLS.cardIds, (id) => changes.imagesOfRecord('card', id)),
  }
}

async function vectorAnswers(vectors: VectorReader): Promise<unknown> {
  const query = (dimensions: number) => Float32Array.from({ length: dimensions }, (_, at) => at - 0.5)
  return {
    spaces: await vectors.spaces(),
    nearest: await each(POOLS.spaces, (space) => vectors.nearest(space, query(space.dimensions), 3, -1)),
    equal: await each(POOLS.spaces, (space) =>
      vectors.nearest(space, new Float32Array(space.dimensions), 2, 0),
    ),
    owed: await each(POOLS.spaces, (space) => vectors.owed(space, 1, 4)),
  }
}
