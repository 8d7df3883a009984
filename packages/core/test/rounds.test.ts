import { describe, expect, it } from 'vitest'
import { DAY, NOON, exportOf, openMemory } from './support/memory.ts'
import { farStore } from './support/rounds.ts'

async function openFar() {
  const { store, taken } = farStore()
  const opened = await openMemory({ store })
  return { ...opened, taken }
}

const TALK = [
  'I live in Rome',
  'I like tea',
  'We live by the lake',
  'Where is the lake?',
  'They live far away',
]

describe('on a store that is far away', () => {
  it('a message without a fact waits for nothing', async () => {
    const { alice, taken } = await openFar()
    await alice.remember('The lake is quiet')
    expect(taken()).toEqual([])
  })

  it('a first fact waits for what is known of it, and not for what it wrote itself', async () => {
    const { alice, taken } = await openFar()
    await alice.remember('I live in Rome')
    expect(taken()).toEqual([['cards.latest'], ['cards.history']])
  })

  it('a fact that takes the place of another waits once more, for the message of that one', async () => {
    const { alice, taken } = await openFar()
    await alice.remember('I live in Rome')
    taken()
    await alice.remember('I moved to Oslo')
    expect(taken()).toEqual([['cards.latest'], ['cards.history'], ['items.get', 'cards.byItem']])
  })

  it('messages of one call are looked for by their keys at once', async () => {
    const { alice, taken } = await openFar()
    await alice.remember(['a', 'b', 'c'].map((key) => ({ text: `The ${key} of the lake`, key })))
    expect(taken()).toEqual([['items.byKey', 'items.byKey', 'items.byKey']])
  })

  it('a recall looks for facts, equal messages and words at once, and reads what it shows at once', async () => {
    const { alice, taken } = await openFar()
    await alice.remember(TALK)
    taken()
    await alice.recall('Where do I live?')
    const rounds = taken()
    expect(rounds[1]).toEqual(expect.arrayContaining(['cards.active', 'items.byTextHash', 'search.postings']))
    expect(rounds.at(-1)).toContain('cards.byItems')
  })

  it('the parts of a question travel together', async () => {
    const { alice, taken } = await openFar()
    await alice.remember(TALK)
    taken()
    await alice.recall('Where do I live?')
    const one = taken().length
    await alice.recall('Where do I live? What do I like?')
    expect(taken().length).toBeLessThan(2 * one)
  })

  it.each(['Where do I live?', 'Where did I live before?', 'the lake', 'Where do I live? What do I like?'])(
    'a trace, which takes one step after the other, finds the same: %s',
    async (query) => {
      const { alice } = await openFar()
      await alice.remember([...TALK, 'I moved to Oslo'])
      const { trace, ...traced } = await alice.recall(query, { trace: true })
      expect(trace).toBeDefined()
      expect(await alice.recall(query)).toEqual(traced)
    },
  )

  it('an import looks for many records at once', async () => {
    const { alice, recollect, taken } = await openFar()
    await alice.remember(TALK)
    const lines = await exportOf(alice)
    taken()
    await recollect.scope('bob').import(lines)
    expect(taken()).toHaveLength(1)
  })
})

it('takes a line given twice for one record', async () => {
  const { alice, recollect } = await openMemory()
  await alice.remember('I live in Rome')
  const [head = '', ...lines] = await exportOf(alice)
  const bob = recollect.scope('bob')
  expect(await bob.import([head, ...lines, ...lines])).toMatchObject({ items: 1, cards: 1, skipped: 2 })
})

it('gives a message that was there already as the messages before it in the call left it', async () => {
  const { alice, clock } = await openMemory()
  await alice.remember({ text: 'I live in Rome', key: 'm1' })
  clock.set(NOON + DAY)
  const [, again] = await alice.remember(['I moved to Oslo', { text: 'I live in Rome', key: 'm1' }])
  expect(again?.duplicate).toBe(true)
  expect(again?.item.active).toBe(false)
  expect(again?.item).toEqual(await alice.items.get(again?.item.id ?? ''))
})
