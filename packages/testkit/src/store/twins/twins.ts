import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { expect } from 'vitest'
import { contentsOf } from './contents.ts'
import { recording } from './recording.ts'
import type { Replay } from './replay.ts'

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
    return this.#store.read(twin, contentsOf)
  }
}
