import { describe, expect, it } from 'vitest'
import { openMemory } from './support/memory.ts'

describe('a picture that was said', () => {
  it.each([
    ['🦆', 'I saw a 🦆 by the pond'],
    ['👍', 'thumbs up 👍🏽 for the plan'],
    ['🇵🇹', 'back from 🇵🇹'],
    ['❤️', 'love it ❤️'],
  ])('%s is found by it alone', async (asked, said) => {
    const { alice } = await openMemory()
    await alice.remember('nothing to see here')
    await alice.remember(said)
    expect((await alice.recall(asked)).hits.map(({ quote }) => quote)).toEqual([said])
  })
})

describe('a name that can be typed in two ways', () => {
  const [composed, decomposed] = ['état', 'e\u0301tat']

  it('is one slot', async () => {
    const { alice } = await openMemory()
    await alice.put({ slot: composed, value: 'calm' })
    const { card, closed } = await alice.put({ slot: decomposed, value: 'tired' })
    expect([card?.slot, closed.length]).toEqual([composed, 1])
    expect(await alice.history(decomposed)).toEqual(await alice.history(composed))
    expect((await alice.cards.list({ slot: decomposed })).rows).toHaveLength(2)
  })
})
