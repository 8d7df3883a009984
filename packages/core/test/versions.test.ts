import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'

const active = async (memory: ScopedMemory, slot: string) =>
  (await memory.cards.list({ slot, active: true })).rows.map((card) => card.value)

describe('facts over time', () => {
  it('replace a single value and keep its history with both times', async () => {
    const { alice, clock } = await openMemory()
    await alice.remember({ text: 'I live in Paris', at: NOON - 10 * DAY })
    clock.set(NOON + 1)
    await alice.remember({ text: 'I moved to Rome', at: NOON - DAY })
    const [paris, rome] = await alice.history('location')
    expect(paris).toMatchObject({
      active: false,
      validFrom: NOON - 10 * DAY,
      validTo: NOON - DAY,
      supersededAt: NOON + 1,
    })
    expect(rome).toMatchObject({
      active: true,
      version: 2,
      parentId: paris?.id,
      recordedAt: NOON + 1,
      relation: 'updates',
    })
  })

  it('are unknown after a retraction: the older value does not come back', async () => {
    const { alice } = await openMemory()
    await alice.remember(['I live in Paris', 'I moved to Rome', 'I no longer live in Rome'])
    expect(await active(alice, 'location')).toEqual([])
    const history = await alice.history('location')
    expect(history.map((card) => card.value)).toEqual(['Paris', 'Rome', 'Rome'])
    expect(history.at(-1)).toMatchObject({ relation: 'retracts', version: 3 })
  })

  it('stay side by side in a multi slot', async () => {
    const { alice } = await openMemory()
    await alice.remember(['I like tea and cake', 'I like C++', 'I like C#', 'I like C'])
    expect(await active(alice, 'likes')).toEqual(['tea', 'cake', 'C++', 'C#', 'C'])
  })

  it('move from likes to dislikes and back, one place at a time', async () => {
    const { alice } = await openMemory()
    await alice.remember('I like tea')
    const { changes } = await alice.remember('I hate tea')
    expect(changes).toMatchObject([
      { action: 'updates', card: { slot: 'dislikes' }, closed: [{ slot: 'likes' }] },
    ])
    expect([await active(alice, 'likes'), await active(alice, 'dislikes')]).toEqual([[], ['tea']])
    await alice.remember('I like tea')
    expect([await active(alice, 'likes'), await active(alice, 'dislikes')]).toEqual([['tea'], []])
    expect((await alice.history('likes')).map((card) => card.version)).toEqual([1, 2])
  })

  it('end one liking of several by name, and only that one', async () => {
    const { alice } = await openMemory()
    await alice.remember(['I like 🍕', 'I like 🍣', 'I like tea', 'I no longer like 🍕'])
    expect(await active(alice, 'likes')).toEqual(['🍣', 'tea'])
  })

  it('end what a denial denies', async () => {
    const { alice } = await openMemory()
    await alice.remember(['I have a cat', 'I have a dog', 'I have no cat'])
    const { rows } = await alice.cards.list({ slot: 'pet', active: true })
    expect(rows.map((card) => [card.value, card.polarity])).toEqual([
      ['dog', 'positive'],
      ['cat', 'negative'],
    ])
    await alice.remember('I have a cat')
    expect(
      (await alice.cards.list({ slot: 'pet', active: true })).rows.every(
        (card) => card.polarity === 'positive',
      ),
    ).toBe(true)
  })

  it('replace a record of the same facet only', async () => {
    const { alice } = await openMemory()
    await alice.remember(['My best 5k is 25:00', 'My best 10k is 51:00', 'My best 5k is 24:30'])
    expect(await active(alice, 'record')).toEqual(['51:00', '24:30'])
  })

  it('take a date in the text over the time of the message', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Rome since 2020')
    await alice.remember({ text: 'I live in Paris', at: Date.UTC(2019, 0, 1) })
    expect(await active(alice, 'location')).toEqual(['Rome'])
    expect((await alice.history('location')).map((card) => card.value)).toEqual(['Paris', 'Rome'])
  })

  it('file late statements and still take the next update', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    await alice.remember({ text: 'I live in Bonn', at: NOON - DAY })
    await alice.remember({ text: 'I moved to Rome', at: NOON + DAY })
    await alice.remember({ text: 'I no longer live in Rome', at: NOON + 2 * DAY })
    const history = await alice.history('location')
    expect(history.map((card) => [card.value, card.validFrom, card.validTo])).toEqual([
      ['Bonn', NOON - DAY, NOON],
      ['Paris', NOON, NOON + DAY],
      ['Rome', NOON + DAY, NOON + 2 * DAY],
      ['Rome', NOON + 2 * DAY, NOON + 2 * DAY],
    ])
  })

  it('do not bring back what something forgotten had ended, however late another one arrives', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I live in Paris', at: NOON - 3 * DAY })
    const { item } = await alice.remember({ text: 'I moved to Rome', at: NOON })
    await alice.forget({ item: item.id })
    await alice.remember({ text: 'I live in Oslo', at: NOON - DAY })
    expect(await active(alice, 'location')).toEqual([])
    const history = await alice.history('location')
    expect(history.map((card) => [card.value, card.validFrom, card.validTo])).toEqual([
      ['Paris', NOON - 3 * DAY, NOON - DAY],
      ['Oslo', NOON - DAY, NOON],
    ])
  })

  it('know where one lives after a past told years before, in an import', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I used to live in Paris', at: NOON - 900 * DAY })
    await alice.remember({ text: 'I live in Rome', at: NOON - 800 * DAY })
    expect(await active(alice, 'location')).toEqual(['Rome'])
  })

  it('read a bare update as one of the last fact of the session when that can become it', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I live in Paris', session: 's' })
    await alice.remember({ text: 'I like tea', session: 't' })
    await alice.remember({ text: 'It is now Rome', session: 's' })
    await alice.remember({ text: 'It is now coffee', session: 't' })
    await alice.remember({ text: 'It is now blue', session: 'u' })
    expect(await active(alice, 'location')).toEqual(['Rome'])
    expect(await active(alice, 'likes')).toEqual(['tea'])
    expect(await active(alice, 'generic')).toEqual(['coffee', 'blue'])
  })

  it('keep their order by counter when the clock jumps or stands still', async () => {
    const { alice, clock } = await openMemory()
    const steps = [0, -DAY, 365 * DAY, -3_650 * DAY, 0, 0]
    for (const [i, step] of steps.entries()) {
      clock.set(NOON + step)
      await alice.remember({ text: `I moved to Town${String(i)}`, at: NOON + i })
    }
    const history = await alice.history('location')
    expect(history.map((card) => card.version)).toEqual([1, 2, 3, 4, 5, 6])
    expect(await active(alice, 'location')).toEqual(['Town5'])
  })
})
