import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allCards, callLists, inMemoryStore, openMemory, replay } from './support/core.ts'
import { expectReplays } from './support/replays-agree.ts'

it('shows what was known at any moment as it was seen then, whatever was written in between', async () => {
  expect(await expectReplays(async () => inMemoryStore(), 500)).toBe(500)
}, 240_000)

it('says of the present moment that what holds is true', async () => {
  await fc.assert(
    fc.asyncProperty(callLists, async (calls) => {
      const { recollect, alice, clock } = await openMemory()
      await replay(alice, clock, calls)
      const now = await allCards(alice.at(clock.now()))
      expect(now.map(({ active }) => active)).toEqual((await allCards(alice)).map(({ active }) => active))
      await recollect.close()
    }),
    { numRuns: 200 },
  )
}, 60_000)
