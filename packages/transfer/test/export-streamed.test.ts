import { describe, expect, it } from 'vitest'
import type { Store } from '@recollect/core'
import type { ScopeView, Snapshot } from '@recollect/core/store'
import { exportOf, inMemoryStore, openMemory } from './support/core.ts'

/** More than two pages hold. */
const MESSAGES = 2500

interface Watched {
  readonly store: Store
  /** Pages of messages that were read, and snapshots that are open. */
  readonly seen: { pages: number; open: number }
}

/** A store with snapshots, on one without: they show what is there when it is asked for. */
function withSnapshots(failing: (page: number) => boolean = () => false): Watched {
  const store = inMemoryStore()
  const seen = { pages: 0, open: 0 }
  const read = <T>(work: (view: ScopeView) => Promise<T>) => store.read('alice', work)
  const snapshot = (): Promise<Snapshot> => {
    seen.open += 1
    return read(async ({ sessions: _sessions, working: _working, semantic: _semantic, ...view }) => ({
      view: {
        ...view,
        items: Object.assign(Object.create(view.items), {
          list: (page: Parameters<ScopeView['items']['list']>[0]) => {
            seen.pages += 1
            if (failing(seen.pages)) return Promise.reject(new Error('the disk is gone'))
            return read(({ items }) => items.list(page))
          },
        }),
        cards: Object.assign(Object.create(view.cards), {
          list: (page: Parameters<ScopeView['cards']['list']>[0]) => read(({ cards }) => cards.list(page)),
        }),
      },
      close: async () => {
        seen.open -= 1
      },
    }))
  }
  return { store: { ...store, snapshot }, seen }
}

async function filled({ store, seen }: Watched) {
  const { alice } = await openMemory({ store })
  await alice.remember(Array.from({ length: MESSAGES }, (_, i) => `note ${String(i)}`))
  seen.pages = 0
  return alice
}

describe('an export from a store with snapshots', () => {
  it('reads a page when its lines are asked for, and no sooner', async () => {
    const watched = withSnapshots()
    const alice = await filled(watched)
    const lines = alice.export()[Symbol.asyncIterator]()
    const pagesAfter = async (count: number) => {
      for (let i = 0; i < count; i += 1) await lines.next()
      return watched.seen.pages
    }
    expect(await pagesAfter(2)).toBe(1)
    expect(await pagesAfter(998)).toBe(1)
    expect(await pagesAfter(2)).toBe(2)
    await lines.return?.()
    expect(watched.seen).toEqual({ pages: 2, open: 0 })
  })

  it('gives the same lines as one from a store without, and lets its snapshot go', async () => {
    const watched = withSnapshots()
    const alice = await filled(watched)
    const streamed = await exportOf(alice)
    expect(watched.seen).toEqual({ pages: 3, open: 0 })
    const { snapshot: _snapshot, ...plain } = watched.store
    const { recollect } = await openMemory({ store: plain })
    expect(streamed).toEqual(await exportOf(recollect.scope('alice')))
    expect(streamed).toHaveLength(MESSAGES + 1)
  })

  it('lets its snapshot go when reading fails', async () => {
    const watched = withSnapshots((page) => page === 2)
    const alice = await filled(watched)
    await expect(exportOf(alice)).rejects.toThrow('the disk is gone')
    expect(watched.seen.open).toBe(0)
  })
})
