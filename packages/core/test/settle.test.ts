import { describe, expect, it } from 'vitest'
import { DAY, NOON, openMemory } from './support/memory.ts'

describe('settle', () => {
  it('writes nothing before anything is due, and says when that will be', async () => {
    const { alice } = await openMemory()
    expect(await alice.settle()).toEqual({ settled: false, nextDue: null })
    await alice.put({ slot: 'plan', value: 'tea 茶', expiresAt: NOON + DAY })
    expect(await alice.settle()).toEqual({ settled: false, nextDue: NOON + DAY })
    expect((await alice.changes.list()).rows.map(({ kind }) => kind)).toEqual(['put'])
  })

  it('closes facts that have expired, without any other write', async () => {
    const { alice, store, clock } = await openMemory()
    await alice.put({ slot: 'plan', value: 'tea 茶', expiresAt: NOON + DAY })
    await alice.put({ slot: 'goal', value: 'rest', expiresAt: NOON + 3 * DAY })
    clock.set(NOON + DAY)
    expect(await alice.settle()).toEqual({ settled: true, nextDue: NOON + 3 * DAY })
    const stored = await store.read('alice', ({ cards }) => cards.history('user:plan'))
    expect(stored).toMatchObject([{ active: false, validTo: NOON + DAY }])
    expect((await alice.changes.list()).rows[0]).toMatchObject({ kind: 'expire' })
    expect(await alice.settle()).toEqual({ settled: false, nextDue: NOON + 3 * DAY })
  })

  it('deletes for good what was forgotten and can no longer be undone', async () => {
    const { alice, store, clock } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    const { change } = await alice.forget({ item: item.id }, { grace: DAY })
    const images = () => store.read('alice', async ({ changes }) => (await changes.imagesOf(2)).length)
    expect(await images()).toBeGreaterThan(0)
    clock.set(NOON + DAY)
    expect(await alice.settle()).toEqual({ settled: true, nextDue: null })
    expect(await images()).toBe(0)
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
  })
})
