import { describe, expect, it } from 'vitest'
import { DAY, NOON, openMemory } from './support/memory.ts'
import { expectSound } from './support/invariants.ts'
import { wholeOf } from './support/whole.ts'

async function twoAgents() {
  const opened = await openMemory()
  return { ...opened, bob: opened.recollect.scope('bob') }
}

describe('move', () => {
  it('hands a fact over: it holds there and has ended here', async () => {
    const { alice, bob } = await twoAgents()
    const { card } = await alice.put({ slot: 'handover-note', value: '钥匙在前台', expiresAt: NOON + DAY })
    const moved = await alice.move({ card: card?.id ?? '' }, 'bob')
    expect(moved.cards).toMatchObject([
      { scope: 'bob', value: '钥匙在前台', active: true, expiresAt: NOON + DAY },
    ])
    expect((await bob.cards.list({ active: true })).rows).toEqual(moved.cards)
    const here = await alice.history('handover-note')
    expect(here.map(({ relation, active, extra }) => [relation, active, extra])).toEqual([
      ['sets', false, null],
      ['retracts', false, { movedTo: 'bob' }],
    ])
    await expectSound(alice)
    await expectSound(bob)
  })

  it('hands all values of a slot over', async () => {
    const { alice, bob } = await twoAgents()
    await alice.remember(['I like tea', 'I like C++', 'I live in Paris'])
    const { cards } = await alice.move({ slot: 'likes' }, 'bob')
    expect(cards.map(({ value }) => value)).toEqual(['tea', 'C++'])
    expect((await alice.cards.list({ active: true })).rows.map(({ value }) => value)).toEqual(['Paris'])
    expect((await bob.cards.list({ active: true })).rows).toHaveLength(2)
  })

  it('goes by the versions of the other scope', async () => {
    const { alice, bob } = await twoAgents()
    await bob.put({ slot: 'handover-note', value: 'old' })
    await alice.put({ slot: 'handover-note', value: 'new' })
    await alice.move({ slot: 'handover-note' }, 'bob')
    const versions = await bob.history('handover-note')
    expect(versions.map(({ value, active }) => [value, active])).toEqual([
      ['old', false],
      ['new', true],
    ])
  })

  it('is taken back on both sides by one undo', async () => {
    const { alice, bob, store } = await twoAgents()
    await bob.put({ slot: 'handover-note', value: 'old' })
    await alice.put({ slot: 'handover-note', value: 'new' })
    const before = [await wholeOf(alice, store), await wholeOf(bob, store)]
    const { change } = await alice.move({ slot: 'handover-note' }, 'bob')
    await alice.undo(change)
    expect([await wholeOf(alice, store), await wholeOf(bob, store)]).toEqual(before)
  })

  it('is done again on both sides when its undo is undone', async () => {
    const { alice, bob, store } = await twoAgents()
    await alice.put({ slot: 'handover-note', value: 'new' })
    const { change } = await alice.move({ slot: 'handover-note' }, 'bob')
    const moved = [await wholeOf(alice, store), await wholeOf(bob, store)]
    const undone = await alice.undo(change)
    await alice.undo(undone.change)
    expect([await wholeOf(alice, store), await wholeOf(bob, store)]).toEqual(moved)
    await alice.undo(change)
    expect((await bob.cards.list()).rows).toEqual([])
  })

  it('is not taken back when the other scope went on with it', async () => {
    const { alice, bob, store } = await twoAgents()
    await alice.put({ slot: 'handover-note', value: 'first' })
    const { change } = await alice.move({ slot: 'handover-note' }, 'bob')
    const next = await bob.put({ slot: 'handover-note', value: 'second' })
    const before = [await wholeOf(alice, store), await wholeOf(bob, store)]
    await expect(alice.undo(change)).rejects.toMatchObject({ code: 'CHANGE_NEEDED', changes: [next.change] })
    expect([await wholeOf(alice, store), await wholeOf(bob, store)]).toEqual(before)
  })

  it('given back by the other scope, can still be taken back here', async () => {
    const { alice, bob } = await twoAgents()
    await alice.put({ slot: 'handover-note', value: 'first' })
    const { change } = await alice.move({ slot: 'handover-note' }, 'bob')
    const [received] = (await bob.changes.list()).rows
    await bob.undo(received?.id ?? '')
    expect((await bob.cards.list()).rows).toEqual([])
    await alice.undo(change)
    expect((await alice.cards.list({ active: true })).rows.map(({ value }) => value)).toEqual(['first'])
  })

  it('refuses what does not hold, its own scope and a malformed one', async () => {
    const { alice, bob } = await twoAgents()
    await alice.remember(['I live in Paris', 'I no longer live in Paris'])
    await expect(alice.move({ slot: 'location' }, 'bob')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(alice.move({ card: 'none' }, 'bob')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await alice.remember('I live in Rome')
    await expect(alice.move({ slot: 'location' }, 'alice')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(alice.move({ slot: 'location' }, '')).rejects.toMatchObject({ code: 'INVALID_SCOPE' })
    expect((await bob.cards.list()).rows).toEqual([])
  })
})
