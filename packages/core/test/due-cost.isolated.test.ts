import { expect, it, vi } from 'vitest'
import { DAY, NOON, openMemory } from './support/memory.ts'

const loaded = vi.hoisted(() => ({ views: 0 }))
vi.mock('../src/overlay/without-expired.ts', async (original) => {
  loaded.views += 1
  return original()
})

it('loads nothing to look back with while no moment is asked for and nothing is due', async () => {
  const { alice, clock } = await openMemory()
  await alice.remember('I live in Rome')
  await alice.put({ slot: 'plan', value: 'meet Kim', expiresAt: NOON + DAY })
  clock.set(NOON + DAY - 1)
  await alice.recall('Where do I live?')
  await alice.cards.list()
  await alice.items.list({ active: true })
  await alice.history('plan')
  await alice.stats()
  expect(loaded.views).toBe(0)
  clock.set(NOON + DAY)
  await alice.cards.list()
  expect(loaded.views).toBe(1)
})
