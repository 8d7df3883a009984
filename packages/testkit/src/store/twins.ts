import type {
  ExpansionRow,
  NewCard,
  NewChange,
  NewItem,
  RecordImage,
  ScopeTransaction,
  Store,
  VectorWriter,
} from '@recollect/core'
import { expect } from 'vitest'

type Replay = (tx: ScopeTransaction) => Promise<unknown>

/** One made before the scope and one after it, so that rows of a twin come both first and last. */
const twinsOf = (scope: string): readonly [string, string] => [
  `${scope} (elder twin)`,
  `${scope} (younger twin)`,
]

/**
 * Gives every scope two twins: scopes that got the same ids, keys, terms and slots with other contents, and are never changed
 * again. A statement that forgets its scope reads from a twin or changes it; `check` tells the second.
 */
export class Twins {
  readonly #store: Store
  readonly #before = new Map<string, unknown>()

  constructor(store: Store) {
    this.#store = store
  }

  /** The store to use: what is inserted through it is inserted into the twins too. */
  get store(): Store {
    const store = this.#store
    return {
      ...store,
      transaction: async (scope, work) => {
        const [elder, younger] = twinsOf(scope)
        if (!this.#before.has(elder)) await this.#make(elder)
        const replays: Replay[] = []
        const result = await store.transaction(scope, (tx) => work(recording(tx, replays)))
        await this.check()
        if (!this.#before.has(younger)) await this.#make(younger)
        for (const twin of [elder, younger]) {
          await this.#replay(twin, replays)
          this.#before.set(twin, await this.#contents(twin))
        }
        return result
      },
    }
  }

  async check(): Promise<void> {
    for (const [twin, before] of this.#before) expect(await this.#contents(twin)).toEqual(before)
  }

  /** Removes the items of the twins: nothing of them may be left in the index. */
  async empty(): Promise<void> {
    for (const twin of this.#before.keys()) {
      await this.#store.transaction(twin, async (tx) => {
        for (const item of (await tx.items.list({ limit: 1000 })).rows) await tx.items.remove(item.id)
      })
      const { search } = await this.#contents(twin)
      expect(search).toEqual({ documents: 0, totalLength: 0, terms: [] })
    }
  }

  /** In one transaction, so that changes have the spans of what they made; one by one when something in it is refused. */
  async #replay(twin: string, replays: readonly Replay[]): Promise<void> {
    const all = async (tx: ScopeTransaction): Promise<void> => {
      for (const replay of replays) await replay(tx)
    }
    await this.#store.transaction(twin, all).catch(async () => {
      for (const replay of replays) await this.#store.transaction(twin, replay).catch(() => null)
    })
  }

  async #make(twin: string): Promise<void> {
    await this.#store.transaction(twin, async (tx) => {
      await tx.expansions.put([
        {
          originalQuery: 'twin',
          expandedQuery: '',
          kind: 'or_query',
          madeBy: 'twin',
          payload: '',
          createdAt: 0,
        },
      ])
      // One more than the scope has, so that numbers of changes are not the same.
      const change = { id: 'twin', kind: 'repair', at: 0, batch: null, undoUntil: null, note: null } as const
      await tx.changes.append(change, [])
    })
    this.#before.set(twin, await this.#contents(twin))
  }

  #contents(twin: string) {
    return this.#store.read(
      twin,
      async ({ nextDue, items, cards, search, expansions, changes, vectors }) => ({
        nextDue,
        changes: await changes.after(0),
        images: await changes.imagesAfter(0),
        items: await items.list({ limit: 1000 }),
        cards: await cards.list({ limit: 1000 }),
        search: await search.postings(
          ['a', 'b', 'c', 'all', 'some', 'shared', 'old', 'both', 'new', 'x', 'common'],
          1000,
        ),
        expansions: [await expansions.get('q', 'p'), await expansions.get('我是什么用户', 'zh@0.1.0')],
        spaces: await vectors?.spaces(),
        nearest: await vectors?.nearest({ model: 'm', dimensions: 3 }, Float32Array.of(1, 2, 3), 1000, -99),
      }),
    )
  }
}

const otherItem = (item: NewItem): NewItem => ({
  ...item,
  text: `other ${item.text}`,
  version: item.version + 100,
})
const otherCard = (card: NewCard): NewCard => ({
  ...card,
  value: `other ${card.value}`,
  confidence: 0.001,
  expiresAt: card.expiresAt === null ? null : card.expiresAt - 7,
})
const otherChange = (change: NewChange): NewChange => ({
  ...change,
  at: change.at - 7,
  kind: 'repair',
  undoUntil: change.undoUntil === null ? null : change.undoUntil - 7,
  note: { other: true },
})
const otherImage = (image: RecordImage): RecordImage => {
  if (image.before === null) return image
  if (image.record === 'item') return { ...image, before: { ...image.before, text: 'other' } }
  return { ...image, before: { ...image.before, value: 'other' } }
}
const otherRow = (row: ExpansionRow): ExpansionRow => ({
  ...row,
  expandedQuery: `other ${row.expandedQuery}`,
})
const otherVectors = (vectors: ReadonlyMap<number, Float32Array>) =>
  new Map([...vectors].map(([seq, vector]) => [seq, vector.map((value) => value + 7)]))
const otherTerms = (terms: ReadonlyMap<string, number>) =>
  new Map([...terms].map(([term, tf]) => [term, tf + 100]))

/** The transaction, keeping what inserts so that the twin can have it too. */
function recording(tx: ScopeTransaction, replays: Replay[]): ScopeTransaction {
  return {
    get nextDue() {
      return tx.nextDue
    },
    setNextDue: (at) => tx.setNextDue(at),
    items: instead(tx.items, {
      insert: (item) => {
        replays.push((twin) => twin.items.insert(otherItem(item)))
        return tx.items.insert(item)
      },
    }),
    cards: instead(tx.cards, {
      insert: (card) => {
        replays.push((twin) => twin.cards.insert(otherCard(card)))
        return tx.cards.insert(card)
      },
    }),
    search: instead(tx.search, {
      index: (seq, terms) => {
        replays.push((twin) => twin.search.index(seq, otherTerms(terms)))
        return tx.search.index(seq, terms)
      },
    }),
    expansions: instead(tx.expansions, {
      put: (rows) => {
        replays.push((twin) => twin.expansions.put(rows.map(otherRow)))
        return tx.expansions.put(rows)
      },
    }),
    changes: instead(tx.changes, {
      append: (change, images) => {
        replays.push((twin) => twin.changes.append(otherChange(change), images.map(otherImage)))
        return tx.changes.append(change, images)
      },
    }),
    copy: tx.copy,
    ...(tx.vectors === undefined ? {} : { vectors: recordingVectors(tx.vectors, replays) }),
  }
}

const recordingVectors = (vectors: VectorWriter, replays: Replay[]): VectorWriter =>
  instead(vectors, {
    put: (space, rows) => {
      replays.push(async (twin) => twin.vectors?.put(space, otherVectors(rows)))
      return vectors.put(space, rows)
    },
  })

function instead<T extends object>(target: T, members: Partial<T>): T {
  return new Proxy(target, {
    get(_, key): unknown {
      if (Object.hasOwn(members, key)) return Reflect.get(members, key)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
