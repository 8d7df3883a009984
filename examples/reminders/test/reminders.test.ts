import { createRecollect, NotFoundError } from '@recollect/core'
import type { ScopedMemory, Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { fixedClock } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { reminders } from '../src/index.ts'

const NEW_YEAR = Date.UTC(2027, 0, 1, 8)

async function open(store: Store = inMemoryStore(), now = NEW_YEAR): Promise<ScopedMemory> {
  const recollect = await createRecollect({
    ...{ store, languages: [chinese(), english()], clock: fixedClock(now), plugins: [reminders()] },
  })
  return recollect.scope('alice')
}

const dueIn = async (memory: ScopedMemory, before?: string) =>
  (await memory.reminders.due(before === undefined ? {} : { before })).map(({ text }) => text)

const said = {
  English: ['I am going to Rome on April 2, 2027', 'My dentist appointment is on 2027-03-05', 'I like tea'],
  Chinese: ['我2027年4月2日要去罗马', '面试改到2027年3月5日了', '我喜欢茶'],
}
const shown = {
  English: ['dentist appointment', 'going to Rome'],
  Chinese: ['面试', '去罗马'],
}

const stores = {
  'in memory': () => inMemoryStore(),
  SQLite: () => sqliteStore({ file: ':memory:' }),
}

describe.each(Object.entries(stores))('reminders %s', (_name, create) => {
  it.each(['English', 'Chinese'] as const)('are facts with a date ahead, soonest first: %s', async (one) => {
    const alice = await open(create())
    await alice.remember(said[one])
    expect(await dueIn(alice)).toEqual(shown[one])
    expect(await dueIn(alice, '2027-04-01')).toEqual(shown[one].slice(0, 1))
  })

  it.each(['English', 'Chinese'] as const)(
    'are shown no more when done, until said again: %s',
    async (one) => {
      const alice = await open(create())
      await alice.remember(said[one])
      const [first, second] = await alice.reminders.due()
      await alice.reminders.dismiss(first?.id ?? '')
      const change = await alice.reminders.done(second?.id ?? '')
      expect(await dueIn(alice)).toEqual([])
      await alice.undo(change)
      expect(await dueIn(alice)).toEqual(shown[one].slice(1))
      await alice.remember(said[one].slice(1, 2))
      expect(await dueIn(alice)).toEqual(shown[one])
    },
  )

  it('go with the message they are about, and are the user’s once the user said them', async () => {
    const alice = await open(create())
    const about = (await alice.remember('Zoe needs my passport')).item.id
    await alice.reminders.add({ text: 'send it to Zoe', on: '2027-02-01', about })
    await alice.reminders.add({ text: 'going to Rome', on: '2027-04-02', about })
    await alice.remember('I am going to Rome on April 2, 2027')
    expect(await dueIn(alice)).toEqual(['send it to Zoe', 'going to Rome'])
    await alice.forget({ item: about })
    expect(await dueIn(alice)).toEqual(['going to Rome'])
  })
})

describe('reminders', () => {
  it('of a day stay until it is over', async () => {
    const store = inMemoryStore()
    await (await open(store)).reminders.add({ text: 'call Ann', on: '2027-02-01' })
    const evening = Date.UTC(2027, 1, 1, 15, 59)
    expect(await dueIn(await open(store, evening))).toEqual(['call Ann'])
    expect(await dueIn(await open(store, evening + 60_000))).toEqual([])
  })

  it('move with their date', async () => {
    const alice = await open()
    await alice.remember('My dentist appointment is on 2027-03-05')
    await alice.remember('My dentist appointment is on 2027-06-01')
    const [only, ...others] = await alice.reminders.due()
    expect([only?.at, others]).toEqual([Date.UTC(2027, 4, 31, 16), []])
  })

  it('refuse what is not there, and options out of range', async () => {
    const alice = await open()
    await expect(alice.reminders.done('nothing')).rejects.toThrow(NotFoundError)
    const add = alice.reminders.add({ text: 'x', on: '2027-02-01', about: 'nothing' })
    await expect(add).rejects.toThrow(NotFoundError)
    expect(() => reminders({ daysAhead: 0 })).toThrow('daysAhead')
    expect(await dueIn(alice)).toEqual([])
  })
})
