import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histories, moves, movesAndEndings, placeAfter, tell } from './support/histories.ts'
import type { Said } from './support/histories.ts'
import type { ScopedMemory } from '../src/index.ts'
import { allCards, allItems, expectSound } from './support/invariants.ts'
import { openMemory } from './support/memory.ts'

async function placeKnown(history: readonly Said[]): Promise<string | null> {
  const { alice } = await openMemory()
  await tell(alice, history)
  const { rows } = await alice.cards.list({ slot: 'location', active: true })
  return rows.find((card) => card.polarity === 'positive')?.value ?? null
}

/** Changes have ids of their own, so that those of cards depend on the batches; what points at what does not. */
async function withoutIds(memory: ScopedMemory) {
  const [cards, items] = [await allCards(memory), await allItems(memory)]
  const place = (id: string | null) => [
    cards.findIndex((card) => card.id === id),
    items.findIndex((item) => item.id === id),
  ]
  return cards.map(({ id: _id, parentId, itemId, correctedBy, extra, ...card }) => ({
    ...card,
    notes: extra?.['notes'],
    refers: [parentId, itemId, correctedBy, String(extra?.['resumes'])].map(place),
  }))
}

describe('versions, whatever is said in whatever order', () => {
  it('never lose a message, never hold two values of a single slot, never leave a gap in a chain', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { alice } = await openMemory()
        await tell(alice, history)
        await expectSound(alice)
        expect((await alice.items.list({ limit: 1000 })).rows).toHaveLength(history.length)
      }),
      { numRuns: 200 },
    )
  })

  it('hold the newest statement, whatever order statements arrive in', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        expect(await placeKnown(history)).toBe(placeAfter(history))
      }),
      { numRuns: 150 },
    )
  })

  it('hold what holds after endings too, whatever order they arrive in', async () => {
    await fc.assert(
      fc.asyncProperty(movesAndEndings, async (history) => {
        expect(await placeKnown(history)).toBe(placeAfter(history))
      }),
      { numRuns: 150 },
    )
  })

  it('are the same for every way of cutting the messages into batches', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.nat(14), async (history, cut) => {
        const one = await openMemory()
        await tell(one.alice, history)
        const two = await openMemory()
        await two.alice.remember(history.slice(0, cut))
        await two.alice.remember(history.slice(cut))
        expect(await withoutIds(two.alice)).toEqual(await withoutIds(one.alice))
      }),
      { numRuns: 100 },
    )
  })
})
