import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BackfillProgress } from '../src/index.ts'
import { inMemoryStore } from './support/in-memory-store.ts'
import { histories, tell } from './support/histories.ts'
import { allCards, expectSound } from './support/invariants.ts'
import { DAY, exportOf, NOON, openMemory, sequentialIds } from './support/memory.ts'
import { failingPack, toyPack } from './support/rules.ts'
import { runs } from './support/runs.ts'

const off = { extraction: { extractOnStore: false } }

describe('backfill', () => {
  it('extracts from what was stored without extraction, as if it had been read then', async () => {
    const texts = ['I live in Paris', 'I moved to Rome', 'I like tea', 'Assistant: I live in Bonn']
    const later = await openMemory({ config: off })
    await later.alice.remember(texts)
    expect(await later.alice.backfill()).toEqual({ done: 4, total: 4, cards: 3 })
    const values = (await allCards(later.alice)).map(({ value, version, active }) => ({
      value,
      version,
      active,
    }))
    expect(values).toEqual([
      { value: 'Paris', version: 1, active: false },
      { value: 'Rome', version: 2, active: true },
      { value: 'tea', version: 1, active: true },
    ])
  })

  it('has nothing to do the second time', async () => {
    const { alice } = await openMemory({ config: off })
    await alice.remember(['I live in Paris', 'I like tea'])
    await alice.backfill()
    const before = await exportOf(alice)
    expect(await alice.backfill()).toEqual({ done: 0, total: 0, cards: 0 })
    expect(await exportOf(alice)).toEqual(before)
  })

  it('reports progress after every batch', async () => {
    const { alice } = await openMemory({ config: off })
    await alice.remember(Array.from({ length: 5 }, (_, i) => `I like thing${String(i)}`))
    const seen: BackfillProgress[] = []
    await alice.backfill({ batch: 2, onProgress: (progress) => void seen.push(progress) })
    expect(seen.map(({ done, total, cards }) => [done, total, cards])).toEqual([
      [0, 5, 0],
      [2, 5, 2],
      [4, 5, 4],
      [5, 5, 5],
    ])
  })

  it('goes on where it was stopped', async () => {
    const { alice } = await openMemory({ config: off })
    await alice.remember(Array.from({ length: 5 }, (_, i) => `I like thing${String(i)}`))
    const stop = alice.backfill({
      batch: 2,
      onProgress: ({ done }) => {
        if (done === 2) throw new Error('stopped')
      },
    })
    await expect(stop).rejects.toThrow('stopped')
    expect(await allCards(alice)).toHaveLength(2)
    expect(await alice.backfill({ batch: 2 })).toEqual({ done: 3, total: 3, cards: 3 })
    expect(await allCards(alice)).toHaveLength(5)
  })

  it('marks nothing as read while extraction is off', async () => {
    const store = inMemoryStore()
    const closed = await openMemory({
      store,
      config: { extraction: { enabled: false, extractOnStore: false } },
    })
    await closed.alice.remember('I live in Paris')
    expect(await closed.alice.backfill()).toEqual({ done: 0, total: 0, cards: 0 })
    const open = await openMemory({ store, ids: lateIds() })
    expect(await open.alice.backfill()).toEqual({ done: 1, total: 1, cards: 1 })
  })

  it('reads on past an item its pack fails on and leaves that one owed', async () => {
    const store = inMemoryStore()
    const { alice } = await openMemory({ store, config: off, languages: [failingPack('volcano')] })
    await alice.remember(['I like tea', 'I live in volcano', 'I live in Rome', 'I like cake'])
    expect(await alice.backfill({ batch: 1 })).toEqual({ done: 4, total: 4, cards: 3 })
    const owed = (await alice.items.list()).rows.filter((item) => item.extractedBy === null)
    expect(owed.map((item) => item.text)).toEqual(['I live in volcano'])
    const fixed = await openMemory({ store, ids: lateIds() })
    expect(await fixed.alice.backfill()).toMatchObject({ done: 1, cards: 1 })
    await expectSound(fixed.alice)
  })

  it('gives no fact twice when a newer pack reads the same messages', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const store = inMemoryStore()
        const first = await openMemory({ store })
        await tell(first.alice, history)
        const before = await allCards(first.alice)
        const second = await openMemory({ store, ids: lateIds(), languages: [toyPack({ version: '2.0.0' })] })
        await second.alice.backfill({ batch: 3 })
        expect(await allCards(second.alice)).toEqual(before)
        expect((await second.alice.items.list()).rows.every((item) => item.extractedBy === 'ty@2.0.0')).toBe(
          true,
        )
      }),
      { numRuns: runs(30) },
    )
  })

  it('files what it finds late into the past', async () => {
    const store = inMemoryStore()
    const before = await openMemory({ store, config: off })
    await before.alice.remember({ text: 'I live in Paris', at: NOON - DAY })
    const now = await openMemory({ store, ids: lateIds() })
    await now.alice.remember('I moved to Rome')
    await now.alice.backfill()
    expect((await now.alice.cards.list({ active: true })).rows.map((card) => card.value)).toEqual(['Rome'])
    await expectSound(now.alice)
  })
})

/** Ids that no earlier source of the same test gave. */
function lateIds() {
  const ids = sequentialIds()
  return { next: (now: number) => ids.next(now).replace('-8000-', '-9000-') }
}
