import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'
import { expectSound } from './support/invariants.ts'
import { wholeOf } from './support/whole.ts'

const place = async (memory: ScopedMemory) => {
  const { rows } = await memory.cards.list({ slot: 'location', active: true })
  return rows.map(({ value }) => value)
}

describe('undo', () => {
  it('leaves the memory exactly as it was before a message, and says what it took back', async () => {
    const { alice, store } = await openMemory()
    await alice.remember('I live in Paris')
    const before = await wholeOf(alice, store)
    const { change } = await alice.remember('I moved to Rome')
    const result = await alice.undo(change ?? '')
    expect(result).toMatchObject({ undone: [change], items: 2, cards: 2 })
    expect(await wholeOf(alice, store)).toEqual(before)
    const { rows } = await alice.changes.list()
    expect(rows.map(({ kind, undoneBy }) => [kind, undoneBy])).toEqual([
      ['undo', null],
      ['remember', result.change],
      ['remember', null],
    ])
  })

  it('brings back again what the change to stand again rests on, whichever undo took that away', async () => {
    const { alice } = await openMemory()
    await alice.remember('I moved to Paris')
    const put = await alice.put({ slot: 'location', value: 'Rome' })
    const { change } = await alice.remember('My name is Bob, I live in Oslo')
    const after = (await alice.history('location')).map(({ value, active }) => [value, active])
    const undone = await alice.undo(change ?? '')
    await alice.undo(put.change ?? '')
    await alice.undo(undone.change, { dependents: 'undo' })
    expect((await alice.history('location')).map(({ value, active }) => [value, active])).toEqual(after)
    expect(await alice.repair({ dryRun: true })).toMatchObject({ problems: [] })
  })

  it('waits for what deleted a fact that was put, since undoing that would bring the fact back', async () => {
    const { alice } = await openMemory()
    const put = await alice.put({ slot: 'location', value: 'Rome' })
    const [rome] = await alice.history('location')
    await alice.forget({ card: rome?.id ?? '' }, { grace: DAY })
    await expect(alice.undo(put.change ?? '')).rejects.toMatchObject({ code: 'CHANGE_NEEDED' })
    await alice.undo(put.change ?? '', { dependents: 'undo' })
    expect((await alice.cards.list()).rows).toEqual([])
  })

  it('waits for what deleted the message it is about', async () => {
    const { alice } = await openMemory()
    const { item, change } = await alice.remember('The weather is nice')
    await alice.forget({ item: item.id }, { grace: DAY })
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_NEEDED' })
  })

  it('can be undone itself', async () => {
    const { alice, store } = await openMemory()
    await alice.remember('I live in Paris')
    const { change } = await alice.remember('I moved to Rome')
    const after = await wholeOf(alice, store)
    const undone = await alice.undo(change ?? '')
    await alice.undo(undone.change)
    expect(await wholeOf(alice, store)).toEqual(after)
    expect((await alice.changes.get(change ?? ''))?.undoneBy).toBeNull()
    await alice.undo(change ?? '')
    expect(await place(alice)).toEqual(['Paris'])
  })

  it('knows what stands after undoing an undo of an undo', async () => {
    const { alice } = await openMemory()
    const { change } = await alice.remember('I live in Paris')
    const first = await alice.undo(change ?? '')
    const second = await alice.undo(first.change)
    await alice.undo(second.change)
    expect(await place(alice)).toEqual([])
    expect((await alice.changes.get(change ?? ''))?.undoneBy).toBe(first.change)
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_UNDONE' })
  })

  it('takes back all messages of one call by their batch', async () => {
    const { alice, store } = await openMemory()
    await alice.remember('My name is Bob')
    const before = await wholeOf(alice, store)
    const [first, , third] = await alice.remember(['I live in Paris', 'I like tea', 'I moved to Rome'])
    expect(first?.batch).toBe(third?.batch)
    const { undone } = await alice.undo(first?.batch ?? '')
    expect(undone).toHaveLength(3)
    expect(await wholeOf(alice, store)).toEqual(before)
  })

  it('refuses a change that later ones rest on, names them, and changes nothing', async () => {
    const { alice, store } = await openMemory()
    const first = await alice.remember('I live in Paris')
    await alice.remember('I like tea')
    const second = await alice.remember('I moved to Rome')
    const before = await wholeOf(alice, store)
    await expect(alice.undo(first.change ?? '')).rejects.toMatchObject({
      code: 'CHANGE_NEEDED',
      changes: [second.change],
    })
    expect(await wholeOf(alice, store)).toEqual(before)
  })

  it('takes those with it when it is told to, and nothing else', async () => {
    const { alice } = await openMemory()
    const first = await alice.remember('I live in Paris')
    await alice.remember('I like tea')
    const second = await alice.remember('I moved to Rome')
    const { undone } = await alice.undo(first.change ?? '', { dependents: 'undo' })
    expect(undone).toEqual([second.change, first.change])
    const { rows } = await alice.cards.list()
    expect(rows.map(({ value }) => value)).toEqual(['tea'])
    await expectSound(alice)
  })

  it('does not count what was undone meanwhile', async () => {
    const { alice } = await openMemory()
    const first = await alice.remember('I live in Paris')
    const second = await alice.remember('I moved to Rome')
    await alice.undo(second.change ?? '')
    await alice.undo(first.change ?? '')
    expect(await place(alice)).toEqual([])
  })

  it('refuses what was undone already, what never was, and what is no id', async () => {
    const { alice } = await openMemory()
    const { change } = await alice.remember('I live in Paris')
    const undone = await alice.undo(change ?? '')
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({
      code: 'CHANGE_UNDONE',
      changes: [undone.change],
    })
    await expect(alice.undo('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(alice.undo('')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('knows no change of another scope', async () => {
    const { alice, recollect } = await openMemory()
    const { change } = await alice.remember('I live in Paris')
    await expect(recollect.scope('bob').undo(change ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await place(alice)).toEqual(['Paris'])
  })

  it('logs nothing for a message that was known', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I live in Paris', key: 'k' })
    expect((await alice.remember({ text: 'I live in Paris', key: 'k' })).change).toBeNull()
    expect((await alice.changes.list()).rows).toHaveLength(1)
  })
})

describe('undo of a forget', () => {
  it('brings a message back with its facts, its place and its index entries, within the grace', async () => {
    const { alice, store, clock } = await openMemory()
    await alice.remember(['I live in Paris', 'I moved to Rome', 'I moved to Oslo'])
    const before = await wholeOf(alice, store)
    const [, rome] = (await alice.items.list()).rows
    const { change } = await alice.forget({ item: rome?.id ?? '' }, { grace: DAY })
    expect((await alice.recall('Rome')).hits).toEqual([])
    clock.set(NOON + DAY - 1)
    await alice.undo(change ?? '')
    expect(await wholeOf(alice, store)).toEqual(before)
    expect((await alice.recall('Rome')).hits).not.toEqual([])
  })

  it('is refused once the grace is over, before and after a write has removed what was kept', async () => {
    const { alice, store, clock } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    const { change } = await alice.forget({ item: item.id }, { grace: DAY })
    clock.set(NOON + DAY)
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
    await alice.remember('I like tea')
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
    const images = await store.read('alice', ({ changes }) => changes.imagesAfter(0))
    expect(JSON.stringify(images)).not.toContain('Paris')
  })

  it('is refused of what the clock brought about: it would come about again', async () => {
    const { alice, clock } = await openMemory()
    await alice.put({ slot: 'location', value: 'Boston', expiresAt: NOON + DAY })
    clock.set(NOON + DAY)
    await alice.settle()
    const [expired] = (await alice.changes.list()).rows
    await expect(alice.undo(expired?.id ?? '')).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
    expect((await alice.cards.list({ active: true })).rows).toEqual([])
  })

  it('stays what it is once the grace is over: undoing it would delete for good', async () => {
    const { alice, clock } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    const { change } = await alice.forget({ item: item.id }, { grace: DAY })
    const back = await alice.undo(change ?? '')
    const again = await alice.undo(back.change)
    const twice = await alice.undo(again.change)
    clock.set(NOON + DAY)
    await expect(alice.undo(twice.change)).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
    await expect(alice.undo(twice.change, { dependents: 'undo' })).rejects.toMatchObject({
      code: 'CHANGE_FINAL',
    })
    expect((await alice.recall('Paris')).hits).not.toEqual([])
  })

  it('undoes what made the fact it brings back as well, where that would stand beside what is wanted back', async () => {
    const { alice, store } = await openMemory()
    const first = await alice.remember('I live in Paris since 2024')
    const before = await wholeOf(alice, store)
    const undone = await alice.undo(first.change ?? '')
    await alice.remember('I live in Paris')
    await alice.remember('I used to live in Paris')
    const [paris] = await alice.history('location')
    await alice.forget({ card: paris?.id ?? '' }, { grace: DAY })
    await alice.remember('I live in Paris')
    await expect(alice.undo(undone.change)).rejects.toMatchObject({ code: 'CHANGE_NEEDED' })
    const redone = await alice.undo(undone.change, { dependents: 'undo' })
    expect(redone.undone).toHaveLength(5)
    expect(await wholeOf(alice, store)).toEqual(before)
  })

  it('is refused without a grace: the log kept nothing of it', async () => {
    const { alice, store } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    await alice.remember('I moved to Rome')
    const { change } = await alice.forget({ item: item.id })
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
    const images = await store.read('alice', ({ changes }) => changes.imagesAfter(0))
    expect(JSON.stringify(images)).not.toContain('Paris')
  })

  it('makes what rested on it final too: a message that was forgotten cannot come back by another undo', async () => {
    const { alice } = await openMemory()
    const { item, change } = await alice.remember('I live in Paris')
    await alice.forget({ item: item.id })
    await expect(alice.undo(change ?? '')).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
  })

  it('forgets what an undo had taken away', async () => {
    const { alice, store } = await openMemory()
    const { item, change } = await alice.remember('I live in Paris')
    const undone = await alice.undo(change ?? '')
    await alice.forget({ item: item.id })
    const images = await store.read('alice', ({ changes }) => changes.imagesAfter(0))
    expect(JSON.stringify(images)).not.toContain('Paris')
    await expect(alice.undo(undone.change)).rejects.toMatchObject({ code: 'CHANGE_FINAL' })
  })

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a grace of %s', async (grace) => {
    const { alice } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    await expect(alice.forget({ item: item.id }, { grace })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await place(alice)).toEqual(['Paris'])
  })
})
